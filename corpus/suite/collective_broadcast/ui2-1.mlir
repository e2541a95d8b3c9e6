// RUN: stablehlo-translate --interpret %s --args='[dense<[2, 2, 2, 1, 2]> : tensor<5xui2>, dense<[3, 3, 2, 1, 3]> : tensor<5xui2>]'
// RUN: : @program
// stablehlo.collective_broadcast on ui2, special values
//   channel_id: 0
//   channel_id: near 1
//   N: low
//   S: rank 1
//   E: ui2
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [2,2,2,1,2]
// legal 1 0: [3,3,2,1,3]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<5xui2>) -> tensor<5xui2> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<5xui2>) -> tensor<5xui2>
    return %0 : tensor<5xui2>
  }

  func.func @main(%input0: tensor<5xui2>, %input1: tensor<5xui2>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<5xui2>, tensor<5xui2>) -> (tensor<5xui2>, tensor<5xui2>)
    check.expect_eq_const %r#0, dense<[2, 2, 2, 1, 2]> : tensor<5xui2>
    check.expect_eq_const %r#1, dense<[3, 3, 2, 1, 3]> : tensor<5xui2>
    func.return
  }
}
