// RUN: stablehlo-translate --interpret %s --args='[dense<6.1035156e-05> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.cbrt on f8E5M2, special values
//   S: rank 0
//   E: f8E5M2
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.0390625]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.cbrt %arg0 : tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.0390625> : tensor<f64>
    func.return
  }
}
