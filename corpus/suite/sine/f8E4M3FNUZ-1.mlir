// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sine on f8E4M3FNUZ, exact values
//   S: rank 0
//   E: f8E4M3FNUZ
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-0.0,1.625]]

module {
func.func @program() -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.sine %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 1.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f8E4M3FNUZ>
  return %1 : tensor<f8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.625> : tensor<f64>
    %v2 = stablehlo.constant dense<-0.0> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
