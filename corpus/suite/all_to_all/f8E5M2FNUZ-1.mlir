// RUN: stablehlo-translate --interpret %s --args='[dense<[5.0]> : tensor<1xf8E5M2FNUZ>, dense<[0.875]> : tensor<1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.all_to_all on f8E5M2FNUZ, special values
//   N: low
//   s: 1
//   S: rank 0
//   E: f8E5M2FNUZ
//   channel_id: positive
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [5.0]
// legal 1 0: [0.875]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
    return %0 : tensor<1xf8E5M2FNUZ>
  }

  func.func @main(%input0: tensor<1xf8E5M2FNUZ>, %input1: tensor<1xf8E5M2FNUZ>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<5.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<0.875> : tensor<1xf64>
    func.return
  }
}
