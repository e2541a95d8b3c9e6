// RUN: stablehlo-translate --interpret %s --args='[dense<[-14.0, 4.0]> : tensor<2xf8E5M2>]'
// RUN: : @program
// stablehlo.ceil on f8E5M2, envelope values
//   S: rank 1
//   E: f8E5M2
// legal 0 0: [-14.0,4.0]

module {
func.func @program(%arg0: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = stablehlo.ceil %arg0 : tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

  func.func @main(%input0: tensor<2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-14.0, 4.0]> : tensor<2xf64>
    func.return
  }
}
