// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.75, -0.75], [-0.5, -0.25], [1.0, -0.25], [0.25, 0.75], [-0.75, -1.0]]> : tensor<5x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.cosine on f8E4M3B11FNUZ, exact values
//   S: rank 2
//   E: f8E4M3B11FNUZ
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low
// legal 0 0: [[0.6875,0.75],[0.6875,0.75],[0.875,0.9375],[0.9375,1.0],[0.5,0.5625],[0.9375,1.0],[0.9375,1.0],[0.6875,0.75],[0.6875,0.75],[0.5,0.5625]]

module {
func.func @program(%arg0: tensor<5x2xf8E4M3B11FNUZ>) -> tensor<5x2xf8E4M3B11FNUZ> {
  %0 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 7.62939453125e-06, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<5x2xf8E4M3B11FNUZ>
  return %0 : tensor<5x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<5x2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<5x2xf8E4M3B11FNUZ>) -> (tensor<5x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x2xf8E4M3B11FNUZ>) -> tensor<5x2xf64>
    %v1 = stablehlo.constant dense<[[0.75, 0.75], [0.9375, 1.0], [0.5625, 1.0], [1.0, 0.75], [0.75, 0.5625]]> : tensor<5x2xf64>
    %v2 = stablehlo.constant dense<[[0.6875, 0.6875], [0.875, 0.9375], [0.5, 0.9375], [0.9375, 0.6875], [0.6875, 0.5]]> : tensor<5x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5x2xi1>
    func.return
  }
}
