// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_to_all on ui16, exact values
//   N: low
//   s: 1
//   S: rank 3+
//   S: has 1
//   E: ui16
//   channel_id: 0
//   channel_id: near 1
//   split_count: low
//   replica_groups: singletons
//   replica_groups: ordered
//   concat_dimension: low
// legal 0 0: [3,4,4,7,9,16]
// legal 1 0: [3,4,4,7,9,16]
// legal 2 0: [3,4,4,7,9,16]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<1x2x1x3xui16> {
    %0 = stablehlo.constant dense<[[[[3, 4, 4]], [[7, 9, 16]]]]> : tensor<1x2x1x3xui16>
    %1 = "stablehlo.all_to_all"(%0) <{split_count = 1 : i64, replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>, split_dimension = 2 : i64, concat_dimension = 0 : i64}> : (tensor<1x2x1x3xui16>) -> tensor<1x2x1x3xui16>
    return %1 : tensor<1x2x1x3xui16>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<1x2x1x3xui16>, tensor<1x2x1x3xui16>, tensor<1x2x1x3xui16>)
    check.expect_eq_const %r#0, dense<[[[[3, 4, 4]], [[7, 9, 16]]]]> : tensor<1x2x1x3xui16>
    check.expect_eq_const %r#1, dense<[[[[3, 4, 4]], [[7, 9, 16]]]]> : tensor<1x2x1x3xui16>
    check.expect_eq_const %r#2, dense<[[[[3, 4, 4]], [[7, 9, 16]]]]> : tensor<1x2x1x3xui16>
    func.return
  }
}
