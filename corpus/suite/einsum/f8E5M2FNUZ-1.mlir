// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.3125, -8.0]> : tensor<2xf8E5M2FNUZ>, dense<[8.0]> : tensor<1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.einsum on f8E5M2FNUZ, envelope values
//   E: f8E5M2FNUZ
//   einsum_config: alternative 5
//   n: alternative 1 (otherwise)
//   A: more
//   m: alternative 1 (otherwise)
//   B: 1
// legal 0 0: [-2.5,-64.0]

module {
func.func @program(%arg0: tensor<2xf8E5M2FNUZ>, %arg1: tensor<1xf8E5M2FNUZ>) -> tensor<2x1xf8E5M2FNUZ> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "a,b->ab" : (tensor<2xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<2x1xf8E5M2FNUZ>
  return %0 : tensor<2x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>, %input1: tensor<1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> (tensor<2x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E5M2FNUZ>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[-2.5], [-64.0]]> : tensor<2x1xf64>
    func.return
  }
}
