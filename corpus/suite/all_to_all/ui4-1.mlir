// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 4, 1, 1]> : tensor<4xui4>, dense<[3, 6, 3, 4]> : tensor<4xui4>, dense<[3, 0, 1, 2]> : tensor<4xui4>]'
// RUN: : @program
// stablehlo.all_to_all on ui4, exact values
//   N: low
//   s: more
//   S: rank 0
//   E: ui4
//   channel_id: positive
//   channel_id: near 1 + 1
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [1,4,1,1]
// legal 1 0: [3,6,3,4]
// legal 2 0: [3,0,1,2]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<4xui4>) -> tensor<4xui4> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<4xui4>) -> tensor<4xui4>
    return %0 : tensor<4xui4>
  }

  func.func @main(%input0: tensor<4xui4>, %input1: tensor<4xui4>, %input2: tensor<4xui4>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<4xui4>, tensor<4xui4>, tensor<4xui4>) -> (tensor<4xui4>, tensor<4xui4>, tensor<4xui4>)
    check.expect_eq_const %r#0, dense<[1, 4, 1, 1]> : tensor<4xui4>
    check.expect_eq_const %r#1, dense<[3, 6, 3, 4]> : tensor<4xui4>
    check.expect_eq_const %r#2, dense<[3, 0, 1, 2]> : tensor<4xui4>
    func.return
  }
}
