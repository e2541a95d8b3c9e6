// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tanh on f8E4M3FNUZ, envelope values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FNUZ
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.9375,1.0]]

module {
func.func @program() -> tensor<1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[240.0]> : tensor<1xf8E4M3FNUZ>
  %1 = stablehlo.tanh %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1xf8E4M3FNUZ>
  return %1 : tensor<1xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<1.0> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0.9375> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
