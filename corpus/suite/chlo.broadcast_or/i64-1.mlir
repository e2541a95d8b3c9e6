// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1]], [[-6]], [[-6]]]> : tensor<3x1x1xi64>, dense<[[-8, 5]]> : tensor<1x2xi64>]'
// RUN: : @program
// chlo.broadcast_or on i64, special values
//   A: rank 3+
//   A: has 1
//   E: i64
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [-7,5,-6,-1,-6,-1]

module {
func.func @program(%arg0: tensor<3x1x1xi64>, %arg1: tensor<1x2xi64>) -> tensor<3x1x2xi64> {
  %0 = chlo.broadcast_or %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x1x1xi64>, tensor<1x2xi64>) -> tensor<3x1x2xi64>
  return %0 : tensor<3x1x2xi64>
}

  func.func @main(%input0: tensor<3x1x1xi64>, %input1: tensor<1x2xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x1xi64>, tensor<1x2xi64>) -> (tensor<3x1x2xi64>)
    check.expect_eq_const %r, dense<[[[-7, 5]], [[-6, -1]], [[-6, -1]]]> : tensor<3x1x2xi64>
    func.return
  }
}
