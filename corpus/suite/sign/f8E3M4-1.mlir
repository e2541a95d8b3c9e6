// RUN: stablehlo-translate --interpret %s --args='[dense<0.359375> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.sign on f8E3M4, special values
//   S: rank 0
//   E: f8E3M4
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = stablehlo.sign %arg0 : tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
