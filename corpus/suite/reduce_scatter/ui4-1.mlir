// RUN: stablehlo-translate --interpret %s --args='[dense<[7, 3]> : tensor<2xui4>, dense<[5, 1]> : tensor<2xui4>, dense<[5, 3]> : tensor<2xui4>, dense<[1, 3]> : tensor<2xui4>]'
// RUN: : @program
// stablehlo.reduce_scatter on ui4, exact values
//   n: 1
//   S: rank 0
//   E: ui4
//   F: ui4
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [5]
// legal 1 0: [1]
// legal 2 0: [3]
// legal 3 0: [1]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2xui4>) -> tensor<1xui4> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<ui4>, %2: tensor<ui4>):
      %3 = stablehlo.minimum %1, %2 : tensor<ui4>
      stablehlo.return %3 : tensor<ui4>
    }) : (tensor<2xui4>) -> tensor<1xui4>
    return %0 : tensor<1xui4>
  }

  func.func @main(%input0: tensor<2xui4>, %input1: tensor<2xui4>, %input2: tensor<2xui4>, %input3: tensor<2xui4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<2xui4>, tensor<2xui4>, tensor<2xui4>, tensor<2xui4>) -> (tensor<1xui4>, tensor<1xui4>, tensor<1xui4>, tensor<1xui4>)
    check.expect_eq_const %r#0, dense<5> : tensor<1xui4>
    check.expect_eq_const %r#1, dense<1> : tensor<1xui4>
    check.expect_eq_const %r#2, dense<3> : tensor<1xui4>
    check.expect_eq_const %r#3, dense<1> : tensor<1xui4>
    func.return
  }
}
