// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on f16, envelope values
//   S: rank 0
//   E: f16
//   channel_id: negative
//   channel_id: near 1 - 1
//   source_target_pairs: more pairs
// legal 0 0: [5.80859375]
// legal 1 0: [0.0]
// legal 2 0: [5.80859375]
// legal 3 0: [5.80859375]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<f16> {
    %0 = stablehlo.constant dense<5.8085938> : tensor<f16>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, source_target_pairs = dense<[[1, 2], [2, 3], [3, 0]]> : tensor<3x2xi64>}> : (tensor<f16>) -> tensor<f16>
    return %1 : tensor<f16>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>)
    %v0 = stablehlo.convert %r#0 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<5.80859375> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f16>) -> tensor<f64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v2, dense<0> : tensor<i64>
    %v3 = stablehlo.convert %r#2 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v3, dense<5.80859375> : tensor<f64>
    %v4 = stablehlo.convert %r#3 : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v4, dense<5.80859375> : tensor<f64>
    func.return
  }
}
