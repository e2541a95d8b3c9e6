// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[128], [255], [255], [255]]> : tensor<4x1xui8>, dense<[[[9, 7, 5]], [[4, 9, 2]], [[2, 9, 7]], [[9, 6, 9]], [[9, 9, 3]]]> : tensor<5x1x3xui8>]'
// RUN: : @program
// chlo.broadcast_remainder on ui8, exact values
//   A: rank 2
//   A: has 1
//   E: ui8
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [2,2,3,3,3,0,3,3,0,3,3,0,0,2,0,3,3,1,3,3,1,3,3,1,0,2,2,1,3,3,1,3,3,1,3,3,2,2,2,3,3,3,3,3,3,3,3,3,2,2,2,3,3,0,3,3,0,3,3,0]

module {
func.func @program(%arg0: tensor<4x1xui8>, %arg1: tensor<5x1x3xui8>) -> tensor<5x4x3xui8> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<4x1xui8>, tensor<5x1x3xui8>) -> tensor<5x4x3xui8>
  return %0 : tensor<5x4x3xui8>
}

  func.func @main(%input0: tensor<4x1xui8>, %input1: tensor<5x1x3xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1xui8>, tensor<5x1x3xui8>) -> (tensor<5x4x3xui8>)
    check.expect_eq_const %r, dense<[[[2, 2, 3], [3, 3, 0], [3, 3, 0], [3, 3, 0]], [[0, 2, 0], [3, 3, 1], [3, 3, 1], [3, 3, 1]], [[0, 2, 2], [1, 3, 3], [1, 3, 3], [1, 3, 3]], [[2, 2, 2], [3, 3, 3], [3, 3, 3], [3, 3, 3]], [[2, 2, 2], [3, 3, 0], [3, 3, 0], [3, 3, 0]]]> : tensor<5x4x3xui8>
    func.return
  }
}
