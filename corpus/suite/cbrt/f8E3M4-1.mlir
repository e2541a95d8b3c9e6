// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.cbrt on f8E3M4, exact values
//   S: rank 0
//   E: f8E3M4
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 0.0009765625, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.0> : tensor<f64>
    func.return
  }
}
