// RUN: stablehlo-translate --interpret %s --args='[dense<[2575423686, 128]> : tensor<2xui32>, dense<[2147483648, 2]> : tensor<2xui32>]'
// RUN: : @program
// stablehlo.reduce_scatter on ui32, special values
//   n: more
//   S: rank 0
//   E: ui32
//   F: ui32
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: singletons
//   scatter_dimension: first
// legal 0 0: [2575423686,128]
// legal 1 0: [2147483648,2]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2xui32>) -> tensor<2xui32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<ui32>, %2: tensor<ui32>):
      %3 = stablehlo.maximum %1, %2 : tensor<ui32>
      stablehlo.return %3 : tensor<ui32>
    }) : (tensor<2xui32>) -> tensor<2xui32>
    return %0 : tensor<2xui32>
  }

  func.func @main(%input0: tensor<2xui32>, %input1: tensor<2xui32>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    check.expect_eq_const %r#0, dense<[2575423686, 128]> : tensor<2xui32>
    check.expect_eq_const %r#1, dense<[2147483648, 2]> : tensor<2xui32>
    func.return
  }
}
