// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.6875, 6.0]> : tensor<2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.is_finite on f8E4M3FNUZ, special values
//   S: rank 1
//   E: f8E4M3FNUZ
// legal 0 0: [true,true]

module {
func.func @program(%arg0: tensor<2xf8E4M3FNUZ>) -> tensor<2xi1> {
  %0 = stablehlo.is_finite %arg0 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

  func.func @main(%input0: tensor<2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3FNUZ>) -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<true> : tensor<2xi1>
    func.return
  }
}
