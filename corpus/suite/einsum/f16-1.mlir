// RUN: stablehlo-translate --interpret %s --args='[dense<[[-7.0, 8.0]]> : tensor<1x2xf16>, dense<[[-2.0, -0.5]]> : tensor<1x2xf16>]'
// RUN: : @program
// stablehlo.einsum on f16, exact values
//   E: f16
//   einsum_config: alternative 6
//   n: alternative 1 (otherwise)
//   A: 1
//   A: more
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [14.0,-4.0]

module {
func.func @program(%arg0: tensor<1x2xf16>, %arg1: tensor<1x2xf16>) -> tensor<2x1xf16> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "ab,ab->ba" : (tensor<1x2xf16>, tensor<1x2xf16>) -> tensor<2x1xf16>
  return %0 : tensor<2x1xf16>
}

  func.func @main(%input0: tensor<1x2xf16>, %input1: tensor<1x2xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xf16>, tensor<1x2xf16>) -> (tensor<2x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf16>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[14.0], [-4.0]]> : tensor<2x1xf64>
    func.return
  }
}
