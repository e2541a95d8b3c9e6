// RUN: stablehlo-translate --interpret %s --args='[dense<7.6293945e-06> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.reverse on f8E5M2FNUZ, special values
//   S: rank 0
//   E: f8E5M2FNUZ
//   dimensions: empty
// legal 0 0: [7.62939453125e-06]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
  %0 = stablehlo.reverse %arg0, dims = [] : tensor<f8E5M2FNUZ>
  return %0 : tensor<f8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<7.62939453125e-06> : tensor<f64>
    func.return
  }
}
