// RUN: not stablehlo-opt %s
// breaks convolution (C25)
//   dim(result, output_batch_dimension) = dim(lhs, input_batch_dimension) / batch_group_count and dim(result, output_feature_dimension) = dim(rhs, kernel_output_feature_dimension) and dim(result, output_spatial_dimensions...) = num_windows where input = dim(lhs, input_spatial_dimensions...), kernel = dim(rhs, kernel_spatial_dimensions...), dilated_input[s over input] = input[s] = 0 ? 0 : (input[s] - 1) * lhs_dilation[s] + 1, padded_input[s over input] = padding[s][0] + dilated_input[s] + padding[s][1], dilated_window[s over input] = kernel[s] = 0 ? 0 : (kernel[s] - 1) * rhs_dilation[s] + 1, is_empty[s over input] = padded_input[s] = 0 or dilated_window[s] > padded_input[s], num_windows[s over input] = is_empty[s] ? 0 : (padded_input[s] - dilated_window[s]) / window_strides[s] + 1

func.func @main(%arg0: tensor<3x8xi8>, %arg1: tensor<4x4xi8>) -> tensor<4x3xi64> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>}> : (tensor<3x8xi8>, tensor<4x4xi8>) -> tensor<4x3xi64>
  return %0 : tensor<4x3xi64>
}
