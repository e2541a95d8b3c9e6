// RUN: stablehlo-translate --interpret %s --args='[dense<[[2, 9223372036854775807]]> : tensor<1x2xui64>, dense<[[4611686018427387904, 9223372036854775807]]> : tensor<1x2xui64>, dense<[[7, 3]]> : tensor<1x2xui64>, dense<[[9223372036854775808, 4611686018427387904]]> : tensor<1x2xui64>]'
// RUN: : @program
// stablehlo.all_to_all on ui64, special values
//   N: low
//   s: 1
//   S: rank 1
//   E: ui64
//   channel_id: positive
//   channel_id: near 1 + 1
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   concat_dimension: low
// legal 0 0: [2,9223372036854775807]
// legal 1 0: [4611686018427387904,9223372036854775807]
// legal 2 0: [7,3]
// legal 3 0: [9223372036854775808,4611686018427387904]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<1x2xui64>) -> tensor<1x2xui64> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<1x2xui64>) -> tensor<1x2xui64>
    return %0 : tensor<1x2xui64>
  }

  func.func @main(%input0: tensor<1x2xui64>, %input1: tensor<1x2xui64>, %input2: tensor<1x2xui64>, %input3: tensor<1x2xui64>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<1x2xui64>, tensor<1x2xui64>, tensor<1x2xui64>, tensor<1x2xui64>) -> (tensor<1x2xui64>, tensor<1x2xui64>, tensor<1x2xui64>, tensor<1x2xui64>)
    check.expect_eq_const %r#0, dense<[[2, 9223372036854775807]]> : tensor<1x2xui64>
    check.expect_eq_const %r#1, dense<[[4611686018427387904, 9223372036854775807]]> : tensor<1x2xui64>
    check.expect_eq_const %r#2, dense<[[7, 3]]> : tensor<1x2xui64>
    check.expect_eq_const %r#3, dense<[[9223372036854775808, 4611686018427387904]]> : tensor<1x2xui64>
    func.return
  }
}
