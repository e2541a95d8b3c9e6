// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_gather on ui64, special values
//   N: low
//   n: 1
//   S: rank 2
//   E: ui64
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: singletons
//   replica_groups: scrambled
//   all_gather_dim: high
// legal 0 0: [8,5,2,18446744073709551615,0,18446744073709551608,2,0,9223372036854775807,2,9223372036854775809,8,9223372036854775808,9,1]
// legal 1 0: [8,5,2,18446744073709551615,0,18446744073709551608,2,0,9223372036854775807,2,9223372036854775809,8,9223372036854775808,9,1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<5x3x1xui64> {
    %0 = stablehlo.constant dense<[[[8], [5], [2]], [[18446744073709551615], [0], [18446744073709551608]], [[2], [0], [9223372036854775807]], [[2], [9223372036854775809], [8]], [[9223372036854775808], [9], [1]]]> : tensor<5x3x1xui64>
    %1 = "stablehlo.all_gather"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, all_gather_dim = 2 : i64}> : (tensor<5x3x1xui64>) -> tensor<5x3x1xui64>
    return %1 : tensor<5x3x1xui64>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<5x3x1xui64>, tensor<5x3x1xui64>)
    check.expect_eq_const %r#0, dense<[[[8], [5], [2]], [[18446744073709551615], [0], [18446744073709551608]], [[2], [0], [9223372036854775807]], [[2], [9223372036854775809], [8]], [[9223372036854775808], [9], [1]]]> : tensor<5x3x1xui64>
    check.expect_eq_const %r#1, dense<[[[8], [5], [2]], [[18446744073709551615], [0], [18446744073709551608]], [[2], [0], [9223372036854775807]], [[2], [9223372036854775809], [8]], [[9223372036854775808], [9], [1]]]> : tensor<5x3x1xui64>
    func.return
  }
}
