// RUN: stablehlo-translate --interpret %s --args='[dense<[-4.0, 3.0]> : tensor<2xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.transpose on f8E4M3B11FNUZ, exact values
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   permutation: identity
// legal 0 0: [-4.0,3.0]

module {
func.func @program(%arg0: tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ> {
  %0 = stablehlo.transpose %arg0, dims = [0] : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  return %0 : tensor<2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3B11FNUZ>) -> (tensor<2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-4.0, 3.0]> : tensor<2xf64>
    func.return
  }
}
