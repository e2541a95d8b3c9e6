// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-2, -1, 1]], [[1, -4, -4]], [[5, 6, 9]]]> : tensor<3x1x3xi64>, dense<[[[-8], [-3]], [[-6], [-8]], [[-6], [-5]]]> : tensor<3x2x1xi64>]'
// RUN: : @program
// chlo.broadcast_minimum on i64, exact values
//   A: rank 3+
//   A: has 1
//   E: i64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-8,-8,-8,-3,-3,-3,-6,-6,-6,-8,-8,-8,-6,-6,-6,-5,-5,-5]

module {
func.func @program(%arg0: tensor<3x1x3xi64>, %arg1: tensor<3x2x1xi64>) -> tensor<3x2x3xi64> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x3xi64>, tensor<3x2x1xi64>) -> tensor<3x2x3xi64>
  return %0 : tensor<3x2x3xi64>
}

  func.func @main(%input0: tensor<3x1x3xi64>, %input1: tensor<3x2x1xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x3xi64>, tensor<3x2x1xi64>) -> (tensor<3x2x3xi64>)
    check.expect_eq_const %r, dense<[[[-8, -8, -8], [-3, -3, -3]], [[-6, -6, -6], [-8, -8, -8]], [[-6, -6, -6], [-5, -5, -5]]]> : tensor<3x2x3xi64>
    func.return
  }
}
