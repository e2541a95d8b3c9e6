// RUN: stablehlo-translate --interpret %s --args='[dense<[false]> : tensor<1xi1>, dense<[true]> : tensor<1xi1>]'
// RUN: : @program
// stablehlo.all_to_all on i1, special values
//   N: low
//   s: 1
//   S: rank 0
//   E: i1
//   channel_id: 0
//   channel_id: near 1
//   split_count: low
//   split_count: high
//   replica_groups: one row
//   replica_groups: singletons
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: [false]
// legal 1 0: [true]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1xi1>) -> tensor<1xi1> {
    %0 = "stablehlo.all_to_all"(%arg0) <{split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<1xi1>) -> tensor<1xi1>
    return %0 : tensor<1xi1>
  }

  func.func @main(%input0: tensor<1xi1>, %input1: tensor<1xi1>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<1xi1>, tensor<1xi1>) -> (tensor<1xi1>, tensor<1xi1>)
    check.expect_eq_const %r#0, dense<false> : tensor<1xi1>
    check.expect_eq_const %r#1, dense<true> : tensor<1xi1>
    func.return
  }
}
