// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on f4E2M1FN, exact values
//   S: rank 1
//   E: f4E2M1FN
//   channel_id: negative
//   channel_id: near 1 - 1
//   source_target_pairs: empty
// legal 0 0: [0.0,0.0]
// legal 1 0: [0.0,0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<2xf4E2M1FN> {
    %0 = stablehlo.constant dense<[-0.5, 1.0]> : tensor<2xf4E2M1FN>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN>
    return %1 : tensor<2xf4E2M1FN>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v3, dense<0> : tensor<2xi64>
    func.return
  }
}
