// RUN: stablehlo-translate --interpret %s --args='[dense<[-57344.0, 57344.0]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.transpose on f8E5M2FNUZ, special values
//   S: rank 1
//   E: f8E5M2FNUZ
//   permutation: identity
// legal 0 0: [-57344.0,57344.0]

module {
func.func @program(%arg0: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.transpose %arg0, dims = [0] : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  return %0 : tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-57344.0, 57344.0]> : tensor<2xf64>
    func.return
  }
}
