// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.875], [-1.125]], [[0.009765625], [0.0546875]], [[-0.5], [0.5]]]> : tensor<3x2x1xf8E4M3FNUZ>, dense<[-0.5625, -0.75]> : tensor<2xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E4M3FNUZ, special values
//   A: rank 3+
//   A: has 1
//   m: low + 1
//   E: f8E4M3FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: alternative 1 (otherwise)
// legal 0 0: [0.1875,-0.375,0.009765625,0.0546875,-0.5,0.5]

module {
func.func @program(%arg0: tensor<3x2x1xf8E4M3FNUZ>, %arg1: tensor<2xf8E4M3FNUZ>) -> tensor<3x2x1xf8E4M3FNUZ> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<3x2x1xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<3x2x1xf8E4M3FNUZ>
  return %0 : tensor<3x2x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<3x2x1xf8E4M3FNUZ>, %input1: tensor<2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x2x1xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> (tensor<3x2x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x2x1xf8E4M3FNUZ>) -> tensor<3x2x1xf64>
    check.expect_eq_const %v0, dense<[[[0.1875], [-0.375]], [[0.009765625], [0.0546875]], [[-0.5], [0.5]]]> : tensor<3x2x1xf64>
    func.return
  }
}
