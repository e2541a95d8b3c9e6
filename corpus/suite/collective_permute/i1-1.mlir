// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on i1, exact values
//   S: rank 0
//   E: i1
//   channel_id: negative
//   channel_id: near 1 - 1
//   source_target_pairs: self pair
//   source_target_pairs: one pair
// legal 0 0: [false]
// legal 1 0: [false]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<i1> {
    %0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<i1>) -> tensor<i1>
    return %1 : tensor<i1>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<i1>, tensor<i1>)
    check.expect_eq_const %r#0, dense<false> : tensor<i1>
    check.expect_eq_const %r#1, dense<false> : tensor<i1>
    func.return
  }
}
