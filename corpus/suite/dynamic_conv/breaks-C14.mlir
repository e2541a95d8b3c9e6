// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C14)
//   dim(rhs, kernel_input_feature_dimension) = dim(lhs, input_feature_dimension) / feature_group_count

func.func @main(%arg0: tensor<2x2x12xf8E5M2FNUZ>, %arg1: tensor<12x2x3xf8E5M2FNUZ>, %arg2: tensor<1x2xi2>) -> tensor<0x2x12xf64> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, i, 0]->[0, b, f]>, window_reversal = array<i1: true>}> : (tensor<2x2x12xf8E5M2FNUZ>, tensor<12x2x3xf8E5M2FNUZ>, tensor<1x2xi2>) -> tensor<0x2x12xf64>
  return %0 : tensor<0x2x12xf64>
}
