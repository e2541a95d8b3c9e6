// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C25)
//   dim(result, output_batch_dimension) = dim(lhs, input_batch_dimension) / batch_group_count and dim(result, output_feature_dimension) = dim(rhs, kernel_output_feature_dimension) and (for d < rank(lhs) - 2: dim(result, output_spatial_dimensions[d]) = windows(dilate(dim(lhs, input_spatial_dimensions[d]), lhs_dilation[d]) + sum(values(padding)[d]), dilate(dim(rhs, kernel_spatial_dimensions[d]), rhs_dilation[d]), window_strides[d]))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x0xi8>, %arg1: tensor<0x4xi8>, %arg2: tensor<0x2xui8>) -> tensor<3x4xi8> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[f, b]>}> : (tensor<4x0xi8>, tensor<0x4xi8>, tensor<0x2xui8>) -> tensor<3x4xi8>
    return %0 : tensor<3x4xi8>
  }
}
