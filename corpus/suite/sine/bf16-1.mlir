// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sine on bf16, exact values
//   S: rank 0
//   E: bf16
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[0.98046875,0.98828125]]

module {
func.func @program() -> tensor<bf16> {
  %0 = stablehlo.constant dense<1.75> : tensor<bf16>
  %1 = stablehlo.sine %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 7.62939453125e-06, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0.98828125> : tensor<f64>
    %v2 = stablehlo.constant dense<0.98046875> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
