// RUN: stablehlo-translate --interpret %s --args='[dense<0.4375> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.convert on f8E5M2FNUZ, special values
//   S: rank 0
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
// legal 0 0: [0.4375]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
  %0 = stablehlo.convert %arg0 : tensor<f8E5M2FNUZ>
  return %0 : tensor<f8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.4375> : tensor<f64>
    func.return
  }
}
