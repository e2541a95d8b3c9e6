// RUN: not stablehlo-opt %s
// breaks convolution (C14)
//   dim(rhs, kernel_input_feature_dimension) = dim(lhs, input_feature_dimension) / feature_group_count

func.func @main(%arg0: tensor<2x8xi16>, %arg1: tensor<16x3xi16>) -> tensor<2x16xi64> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[b, f]>}> : (tensor<2x8xi16>, tensor<16x3xi16>) -> tensor<2x16xi64>
  return %0 : tensor<2x16xi64>
}
