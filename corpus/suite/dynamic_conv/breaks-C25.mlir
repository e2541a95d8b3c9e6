// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C25)
//   dim(result, output_batch_dimension) = dim(lhs, input_batch_dimension) / batch_group_count and dim(result, output_feature_dimension) = dim(rhs, kernel_output_feature_dimension) and (for d < rank(lhs) - 2: dim(result, output_spatial_dimensions[d]) = windows(dilate(dim(lhs, input_spatial_dimensions[d]), lhs_dilation[d]) + sum(values(padding)[d]), dilate(dim(rhs, kernel_spatial_dimensions[d]), rhs_dilation[d]), window_strides[d]))

func.func @main(%arg0: tensor<2x3xcomplex<bf16>>, %arg1: tensor<4x2xcomplex<bf16>>, %arg2: tensor<0x2xi64>) -> tensor<2x4xcomplex<f32>> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[b, f]>}> : (tensor<2x3xcomplex<bf16>>, tensor<4x2xcomplex<bf16>>, tensor<0x2xi64>) -> tensor<2x4xcomplex<f32>>
  return %0 : tensor<2x4xcomplex<f32>>
}
