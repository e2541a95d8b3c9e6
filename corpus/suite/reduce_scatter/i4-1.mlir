// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_scatter on i4, exact values
//   n: more
//   S: rank 0
//   E: i4
//   F: i4
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [4,4,4,7]
// legal 1 0: [4,4,4,7]
// legal 2 0: [4,4,4,7]
// legal 3 0: [4,4,4,7]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<4xi4> {
    %0 = stablehlo.constant dense<[4, 4, 4, 7]> : tensor<4xi4>
    %1 = "stablehlo.reduce_scatter"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%2: tensor<i4>, %3: tensor<i4>):
      %4 = stablehlo.xor %2, %3 : tensor<i4>
      stablehlo.return %4 : tensor<i4>
    }) : (tensor<4xi4>) -> tensor<4xi4>
    return %1 : tensor<4xi4>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<4xi4>, tensor<4xi4>, tensor<4xi4>, tensor<4xi4>)
    check.expect_eq_const %r#0, dense<[4, 4, 4, 7]> : tensor<4xi4>
    check.expect_eq_const %r#1, dense<[4, 4, 4, 7]> : tensor<4xi4>
    check.expect_eq_const %r#2, dense<[4, 4, 4, 7]> : tensor<4xi4>
    check.expect_eq_const %r#3, dense<[4, 4, 4, 7]> : tensor<4xi4>
    func.return
  }
}
