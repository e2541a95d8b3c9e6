// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on ui2, special values
//   S: rank 0
//   E: ui2
//   channel_id: positive
//   channel_id: near 1 + 1
//   source_target_pairs: self pair
//   source_target_pairs: more pairs
// legal 0 0: [3]
// legal 1 0: [3]
// legal 2 0: [3]
// legal 3 0: [3]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<ui2> {
    %0 = stablehlo.constant dense<3> : tensor<ui2>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> : (tensor<ui2>) -> tensor<ui2>
    return %1 : tensor<ui2>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<ui2>, tensor<ui2>, tensor<ui2>, tensor<ui2>)
    check.expect_eq_const %r#0, dense<3> : tensor<ui2>
    check.expect_eq_const %r#1, dense<3> : tensor<ui2>
    check.expect_eq_const %r#2, dense<3> : tensor<ui2>
    check.expect_eq_const %r#3, dense<3> : tensor<ui2>
    func.return
  }
}
