// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1], [3], [7]], [[5], [4], [9]], [[-9], [5], [3]]]> : tensor<3x3x1xi64>, dense<[4]> : tensor<1xi64>]'
// RUN: : @program
// chlo.broadcast_divide on i64, envelope values
//   A: rank 3+
//   A: has 1
//   m: low + 1
//   E: i64
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [0,0,1,1,1,2,-2,1,0]

module {
func.func @program(%arg0: tensor<3x3x1xi64>, %arg1: tensor<1xi64>) -> tensor<3x3x1xi64> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<3x3x1xi64>, tensor<1xi64>) -> tensor<3x3x1xi64>
  return %0 : tensor<3x3x1xi64>
}

  func.func @main(%input0: tensor<3x3x1xi64>, %input1: tensor<1xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x3x1xi64>, tensor<1xi64>) -> (tensor<3x3x1xi64>)
    check.expect_eq_const %r, dense<[[[0], [0], [1]], [[1], [1], [2]], [[-2], [1], [0]]]> : tensor<3x3x1xi64>
    func.return
  }
}
