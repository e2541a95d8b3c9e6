// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-91, -1], [-128, 1]], [[112, -1], [127, 0]]]> : tensor<2x2x2xi8>, dense<[[0], [64]]> : tensor<2x1xi8>]'
// RUN: : @program
// chlo.broadcast_xor on i8, special values
//   A: rank 3+
//   E: i8
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-91,-1,-64,65,112,-1,63,64]

module {
func.func @program(%arg0: tensor<2x2x2xi8>, %arg1: tensor<2x1xi8>) -> tensor<2x2x2xi8> {
  %0 = chlo.broadcast_xor %arg0, %arg1 : (tensor<2x2x2xi8>, tensor<2x1xi8>) -> tensor<2x2x2xi8>
  return %0 : tensor<2x2x2xi8>
}

  func.func @main(%input0: tensor<2x2x2xi8>, %input1: tensor<2x1xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x2xi8>, tensor<2x1xi8>) -> (tensor<2x2x2xi8>)
    check.expect_eq_const %r, dense<[[[-91, -1], [-64, 65]], [[112, -1], [63, 64]]]> : tensor<2x2x2xi8>
    func.return
  }
}
