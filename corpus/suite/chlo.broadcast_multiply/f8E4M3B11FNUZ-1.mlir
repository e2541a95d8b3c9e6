// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2.0> : tensor<f8E4M3B11FNUZ>, dense<[2.0, 1.5, -1.5]> : tensor<3xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_multiply on f8E4M3B11FNUZ, exact values
//   A: rank 0
//   m: low + 1
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [4.0,3.0,-3.0]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>, %arg1: tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<f8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  return %0 : tensor<3xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<3xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[4.0, 3.0, -3.0]> : tensor<3xf64>
    func.return
  }
}
