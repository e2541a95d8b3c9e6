// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cosine on f8E4M3FNUZ, special values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low
// legal 0 0: [[0.9375,1.0],[0.625,0.6875],[0.1875,0.203125],[-0.6875,-0.625],[0.875,0.9375],[0.75,0.8125],[0.8125,0.875],[0.625,0.6875]]

module {
func.func @program() -> tensor<1x2x4xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[[[-0.0146484375, -0.875, -1.375, 2.25], [-0.5, 0.6875, -56.0, -0.875]]]> : tensor<1x2x4xf8E4M3FNUZ>
  %1 = stablehlo.cosine %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0009765625, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1x2x4xf8E4M3FNUZ>
  return %1 : tensor<1x2x4xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2x4xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2x4xf8E4M3FNUZ>) -> tensor<1x2x4xf64>
    %v1 = stablehlo.constant dense<[[[1.0, 0.6875, 0.203125, -0.625], [0.9375, 0.8125, 0.875, 0.6875]]]> : tensor<1x2x4xf64>
    %v2 = stablehlo.constant dense<[[[0.9375, 0.625, 0.1875, -0.6875], [0.875, 0.75, 0.8125, 0.625]]]> : tensor<1x2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x4xf64>, tensor<1x2x4xf64>) -> tensor<1x2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2x4xi1>
    func.return
  }
}
