// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on ui2, envelope values
//   N: low
//   S: rank 1
//   F: ui2
//   E: ui2
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [1,1]
// legal 1 0: [1,1]
// legal 2 0: [1,1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<2xui2> {
    %0 = stablehlo.constant dense<[1, 1]> : tensor<2xui2>
    %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>}> ({
    ^bb0(%2: tensor<ui2>, %3: tensor<ui2>):
      %4 = stablehlo.xor %2, %3 : tensor<ui2>
      stablehlo.return %4 : tensor<ui2>
    }) : (tensor<2xui2>) -> tensor<2xui2>
    return %1 : tensor<2xui2>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<2xui2>, tensor<2xui2>, tensor<2xui2>)
    check.expect_eq_const %r#0, dense<1> : tensor<2xui2>
    check.expect_eq_const %r#1, dense<1> : tensor<2xui2>
    check.expect_eq_const %r#2, dense<1> : tensor<2xui2>
    func.return
  }
}
