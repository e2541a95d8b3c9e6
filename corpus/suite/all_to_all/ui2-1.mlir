// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, 0, 1], [0, 0, 0], [1, 1, 0]]> : tensor<3x3xui2>, dense<[[1, 1, 1], [1, 1, 1], [1, 1, 1]]> : tensor<3x3xui2>, dense<[[1, 1, 1], [1, 1, 1], [1, 0, 1]]> : tensor<3x3xui2>, dense<[[0, 1, 1], [1, 0, 1], [0, 0, 1]]> : tensor<3x3xui2>]'
// RUN: : @program
// stablehlo.all_to_all on ui2, exact values
//   N: low
//   s: more
//   S: rank 1
//   E: ui2
//   channel_id: negative
//   channel_id: near 1 - 1
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   concat_dimension: low
// legal 0 0: [1,0,1,0,0,0,1,1,0]
// legal 1 0: [1,1,1,1,1,1,1,1,1]
// legal 2 0: [1,1,1,1,1,1,1,0,1]
// legal 3 0: [0,1,1,1,0,1,0,0,1]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3x3xui2>) -> tensor<3x3xui2> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<3x3xui2>) -> tensor<3x3xui2>
    return %0 : tensor<3x3xui2>
  }

  func.func @main(%input0: tensor<3x3xui2>, %input1: tensor<3x3xui2>, %input2: tensor<3x3xui2>, %input3: tensor<3x3xui2>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program, @program, @program]]} : (tensor<3x3xui2>, tensor<3x3xui2>, tensor<3x3xui2>, tensor<3x3xui2>) -> (tensor<3x3xui2>, tensor<3x3xui2>, tensor<3x3xui2>, tensor<3x3xui2>)
    check.expect_eq_const %r#0, dense<[[1, 0, 1], [0, 0, 0], [1, 1, 0]]> : tensor<3x3xui2>
    check.expect_eq_const %r#1, dense<1> : tensor<3x3xui2>
    check.expect_eq_const %r#2, dense<[[1, 1, 1], [1, 1, 1], [1, 0, 1]]> : tensor<3x3xui2>
    check.expect_eq_const %r#3, dense<[[0, 1, 1], [1, 0, 1], [0, 0, 1]]> : tensor<3x3xui2>
    func.return
  }
}
