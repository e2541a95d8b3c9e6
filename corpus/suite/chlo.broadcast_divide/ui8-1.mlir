// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[2, 6, 1], [1, 9, 7], [9, 2, 2], [5, 1, 8], [1, 5, 8]], [[4, 0, 6], [2, 2, 2], [1, 4, 7], [6, 1, 6], [7, 2, 5]], [[9, 5, 5], [8, 2, 3], [8, 8, 9], [3, 0, 8], [3, 8, 9]]]> : tensor<3x5x3xui8>]'
// RUN: : @program
// chlo.broadcast_divide on ui8, exact values
//   A: rank 3+
//   E: ui8
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [0,1,0,0,2,1,2,0,0,1,0,2,0,1,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4,2,2,4,1,1,4,4,4,1,0,4,1,4,4]

module {
func.func @program(%arg0: tensor<3x5x3xui8>) -> tensor<3x5x3xui8> {
  %0 = stablehlo.constant dense<[[4], [8], [2]]> : tensor<3x1xui8>
  %1 = chlo.broadcast_divide %arg0, %0 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x5x3xui8>, tensor<3x1xui8>) -> tensor<3x5x3xui8>
  return %1 : tensor<3x5x3xui8>
}

  func.func @main(%input0: tensor<3x5x3xui8>) {
    %r = func.call @program(%input0) : (tensor<3x5x3xui8>) -> (tensor<3x5x3xui8>)
    check.expect_eq_const %r, dense<[[[0, 1, 0], [0, 2, 1], [2, 0, 0], [1, 0, 2], [0, 1, 2]], [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[4, 2, 2], [4, 1, 1], [4, 4, 4], [1, 0, 4], [1, 4, 4]]]> : tensor<3x5x3xui8>
    func.return
  }
}
