// RUN: stablehlo-translate --interpret %s --args='[dense<1.3596823342356237> : tensor<f64>]'
// RUN: : @program
// stablehlo.pad on f64, envelope values
//   S: rank 0
//   E: f64
// legal 0 0: [1.3596823342356237]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.pad %arg0, %arg0, low = [], high = [], interior = [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<1.3596823342356237> : tensor<f64>
    func.return
  }
}
