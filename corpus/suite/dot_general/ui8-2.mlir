// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[239, 73, 5, 246], [127, 127, 129, 129], [33, 128, 128, 255]], [[127, 101, 101, 236], [0, 255, 127, 35], [132, 245, 36, 1]]], [[[2, 64, 64, 44], [2, 128, 87, 0], [96, 68, 253, 138]], [[159, 135, 127, 2], [1, 77, 127, 128], [127, 28, 236, 129]]]]> : tensor<2x2x3x4xui8>, dense<[[[[4, 5, 3], [2, 0, 5], [1, 5, 7], [6, 2, 8]], [[5, 1, 6], [1, 8, 1], [1, 8, 5], [8, 7, 6]]], [[[5, 1, 9], [1, 2, 4], [2, 7, 7], [7, 3, 0]], [[5, 9, 0], [2, 4, 7], [9, 5, 8], [1, 4, 7]]]]> : tensor<2x2x4x3xui8>]'
// RUN: : @program
// stablehlo.dot_general on ui8, exact values
//   B: rank 3+
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: ui8
//   F: ui32
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: given
//   precision_config: HIGH
//   G: ui8
// legal 0 0: [956,635,635,0,99,792,10,795,2,9,864,0,146,101,0,2040,640,245,64,270,256,308,272,196,5,101,645,1016,896,180,128,1143,609,635,1771,1888,1476,1888,258,245,2040,6,308,2,0,512,0,903]

module {
func.func @program(%arg0: tensor<2x2x3x4xui8>, %arg1: tensor<2x2x4x3xui8>) -> tensor<4x2x3x2xui32> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [3, 0, 2, 1] x [2, 0, 3, 1], contracting_dims = [] x [], precision = [HIGH, HIGH] : (tensor<2x2x3x4xui8>, tensor<2x2x4x3xui8>) -> tensor<4x2x3x2xui32>
  return %0 : tensor<4x2x3x2xui32>
}

  func.func @main(%input0: tensor<2x2x3x4xui8>, %input1: tensor<2x2x4x3xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x3x4xui8>, tensor<2x2x4x3xui8>) -> (tensor<4x2x3x2xui32>)
    check.expect_eq_const %r, dense<[[[[956, 635], [635, 0], [99, 792]], [[10, 795], [2, 9], [864, 0]]], [[[146, 101], [0, 2040], [640, 245]], [[64, 270], [256, 308], [272, 196]]], [[[5, 101], [645, 1016], [896, 180]], [[128, 1143], [609, 635], [1771, 1888]]], [[[1476, 1888], [258, 245], [2040, 6]], [[308, 2], [0, 512], [0, 903]]]]> : tensor<4x2x3x2xui32>
    func.return
  }
}
