// RUN: stablehlo-translate --interpret %s --args='[dense<[0.75]> : tensor<1xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.tuple on f8E4M3FNUZ, exact values
//   N: low
//   N: low + 1
//   T: tensor
//   T: token
//   T: tuple
// legal 0 0: [0.75]

module {
func.func @program(%arg0: tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ> {
  return %arg0 : tensor<1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3FNUZ>) -> (tensor<1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.75> : tensor<1xf64>
    func.return
  }
}
