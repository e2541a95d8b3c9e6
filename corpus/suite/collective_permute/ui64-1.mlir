// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on ui64, special values
//   S: rank 0
//   E: ui64
//   channel_id: positive
//   source_target_pairs: more pairs
// legal 0 0: [18446744073709551612]
// legal 1 0: [18446744073709551612]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<ui64> {
    %0 = stablehlo.constant dense<18446744073709551612> : tensor<ui64>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>}> : (tensor<ui64>) -> tensor<ui64>
    return %1 : tensor<ui64>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<ui64>, tensor<ui64>)
    check.expect_eq_const %r#0, dense<18446744073709551612> : tensor<ui64>
    check.expect_eq_const %r#1, dense<18446744073709551612> : tensor<ui64>
    func.return
  }
}
