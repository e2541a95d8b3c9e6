// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.logistic on f8E4M3B11FNUZ, special values
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
// legal 0 0: [[-1.0,3.0],[-0.09375,0.28125],[-0.25,0.75]]

module {
func.func @program() -> tensor<3xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[30.0, -2.25, -1.0]> : tensor<3xf8E4M3B11FNUZ>
  %1 = stablehlo.logistic %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 2.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf8E4M3B11FNUZ>
  return %1 : tensor<3xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[3.0, 0.28125, 0.75]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[-1.0, -0.09375, -0.25]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3xi1>
    func.return
  }
}
