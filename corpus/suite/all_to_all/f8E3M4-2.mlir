// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0, -1.0, -1.0]> : tensor<3xf8E3M4>, dense<[-2.0, -4.0, 2.0]> : tensor<3xf8E3M4>, dense<[3.0, -3.0, -1.0]> : tensor<3xf8E3M4>, dense<[-2.0, 4.0, 4.0]> : tensor<3xf8E3M4>]'
// RUN: : @program
// stablehlo.all_to_all on f8E3M4, exact values
//   N: low
//   s: more
//   S: rank 0
//   E: f8E3M4
//   channel_id: negative
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [-2.0,-1.0,-1.0]
// legal 1 0: [-2.0,-4.0,2.0]
// legal 2 0: [3.0,-3.0,-1.0]
// legal 3 0: [-2.0,4.0,4.0]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3xf8E3M4>) -> tensor<3xf8E3M4> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<3xf8E3M4>) -> tensor<3xf8E3M4>
    return %0 : tensor<3xf8E3M4>
  }

  func.func @main(%input0: tensor<3xf8E3M4>, %input1: tensor<3xf8E3M4>, %input2: tensor<3xf8E3M4>, %input3: tensor<3xf8E3M4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program, @program, @program]]} : (tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<3xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf8E3M4>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-2.0, -1.0, -1.0]> : tensor<3xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<3xf8E3M4>) -> tensor<3xf64>
    check.expect_eq_const %v1, dense<[-2.0, -4.0, 2.0]> : tensor<3xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<3xf8E3M4>) -> tensor<3xf64>
    check.expect_eq_const %v2, dense<[3.0, -3.0, -1.0]> : tensor<3xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<3xf8E3M4>) -> tensor<3xf64>
    check.expect_eq_const %v3, dense<[-2.0, 4.0, 4.0]> : tensor<3xf64>
    func.return
  }
}
