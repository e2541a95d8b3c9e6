// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on complex<f64>, envelope values
//   S: rank 3+
//   S: has 1
//   E: complex<f64>
//   channel_id: positive
//   channel_id: near 1 + 1
//   source_target_pairs: empty
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]
// legal 1 0: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<1x2x1x4xcomplex<f64>> {
    %0 = stablehlo.constant dense<[[[[(-6.48041222420161, -0.9602864677765695), (-1.5007864390158119, -12.059826329302142), (-0.17019716191650386, 0.3771476504439168), (-4.0547211749790115, -0.7569759965894971)]], [[(15.697355533589324, 0.5895218048613111), (-3.341074203627006, -0.6244632532176361), (0.5061002933238067, -3.04472941458859), (0.16888575508393402, 5.498956757548697)]]]]> : tensor<1x2x1x4xcomplex<f64>>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<1x2x1x4xcomplex<f64>>) -> tensor<1x2x1x4xcomplex<f64>>
    return %1 : tensor<1x2x1x4xcomplex<f64>>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<1x2x1x4xcomplex<f64>>, tensor<1x2x1x4xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<1x2x1x4xcomplex<f64>>) -> tensor<1x2x1x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2x1x4xf64>) -> tensor<1x2x1x4xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x2x1x4xi64>
    %v2 = stablehlo.imag %r#0 : (tensor<1x2x1x4xcomplex<f64>>) -> tensor<1x2x1x4xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1x2x1x4xf64>) -> tensor<1x2x1x4xi64>
    check.expect_eq_const %v3, dense<0> : tensor<1x2x1x4xi64>
    %v4 = stablehlo.real %r#1 : (tensor<1x2x1x4xcomplex<f64>>) -> tensor<1x2x1x4xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<1x2x1x4xf64>) -> tensor<1x2x1x4xi64>
    check.expect_eq_const %v5, dense<0> : tensor<1x2x1x4xi64>
    %v6 = stablehlo.imag %r#1 : (tensor<1x2x1x4xcomplex<f64>>) -> tensor<1x2x1x4xf64>
    %v7 = stablehlo.bitcast_convert %v6 : (tensor<1x2x1x4xf64>) -> tensor<1x2x1x4xi64>
    check.expect_eq_const %v7, dense<0> : tensor<1x2x1x4xi64>
    func.return
  }
}
