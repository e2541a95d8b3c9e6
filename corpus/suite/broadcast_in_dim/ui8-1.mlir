// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[5], [128], [255], [255]]]]> : tensor<1x1x4x1xui8>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on ui8, special values
//   S: rank 3+
//   S: has 1
//   U: rank 0
//   T: 1
//   T: more
//   T: low (otherwise)
//   E: ui8
//   broadcast_dimensions: unordered
// legal 0 0: [5,128,255,255,5,128,255,255,5,128,255,255,5,128,255,255,5,128,255,255,5,128,255,255,5,128,255,255,5,128,255,255]

module {
func.func @program(%arg0: tensor<1x1x4x1xui8>) -> tensor<2x1x4x4xui8> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3, 1] : (tensor<1x1x4x1xui8>) -> tensor<2x1x4x4xui8>
  return %0 : tensor<2x1x4x4xui8>
}

  func.func @main(%input0: tensor<1x1x4x1xui8>) {
    %r = func.call @program(%input0) : (tensor<1x1x4x1xui8>) -> (tensor<2x1x4x4xui8>)
    check.expect_eq_const %r, dense<[[[[5, 128, 255, 255], [5, 128, 255, 255], [5, 128, 255, 255], [5, 128, 255, 255]]], [[[5, 128, 255, 255], [5, 128, 255, 255], [5, 128, 255, 255], [5, 128, 255, 255]]]]> : tensor<2x1x4x4xui8>
    func.return
  }
}
