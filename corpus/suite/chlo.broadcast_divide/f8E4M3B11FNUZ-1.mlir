// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.46875, 6.5, -2.25]> : tensor<3xf8E4M3B11FNUZ>, dense<1.5> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_divide on f8E4M3B11FNUZ, special values
//   A: rank 1
//   m: low
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: absent
// legal 0 0: [-0.3125,4.5,-1.5]

module {
func.func @program(%arg0: tensor<3xf8E4M3B11FNUZ>, %arg1: tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  return %0 : tensor<3xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3xf8E4M3B11FNUZ>, %input1: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-0.3125, 4.5, -1.5]> : tensor<3xf64>
    func.return
  }
}
