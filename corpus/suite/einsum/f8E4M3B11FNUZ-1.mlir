// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-4.0, 4.0, -1.0]], [[-3.0, 1.0, -1.0]]]> : tensor<2x1x3xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.einsum on f8E4M3B11FNUZ, exact values
//   E: f8E4M3B11FNUZ
//   einsum_config: alternative 9
//   n: alternative 1 (otherwise)
//   A: 1
//   A: more
//   m: alternative 1 (otherwise)
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-9.0,3.5,-4.0,4.0]

module {
func.func @program(%arg0: tensor<2x1x3xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[[[0.5, -1.5, 1.0]], [[-1.0, -0.5, -1.5]]]> : tensor<2x1x3xf8E4M3B11FNUZ>
  %1 = stablehlo.einsum %0, %arg0, config = "iab,jab->ji" : (tensor<2x1x3xf8E4M3B11FNUZ>, tensor<2x1x3xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  return %1 : tensor<2x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2x1x3xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x1x3xf8E4M3B11FNUZ>) -> (tensor<2x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E4M3B11FNUZ>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<[[-9.0, 3.5], [-4.0, 4.0]]> : tensor<2x2xf64>
    func.return
  }
}
