// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on ui16, special values
//   S: rank 0
//   E: ui16
//   channel_id: positive
//   source_target_pairs: empty
// legal 0 0: [0]
// legal 1 0: [0]
// legal 2 0: [0]
// legal 3 0: [0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<ui16> {
    %0 = stablehlo.constant dense<0> : tensor<ui16>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<ui16>) -> tensor<ui16>
    return %1 : tensor<ui16>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>)
    check.expect_eq_const %r#0, dense<0> : tensor<ui16>
    check.expect_eq_const %r#1, dense<0> : tensor<ui16>
    check.expect_eq_const %r#2, dense<0> : tensor<ui16>
    check.expect_eq_const %r#3, dense<0> : tensor<ui16>
    func.return
  }
}
