// RUN: not stablehlo-opt %s
// breaks convolution (C24)
//   given(precision_config) => size(precision_config) = 2

func.func @main(%arg0: tensor<4x2xi16>, %arg1: tensor<4x0xi16>) -> tensor<2x0xi16> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[b, f]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x2xi16>, tensor<4x0xi16>) -> tensor<2x0xi16>
  return %0 : tensor<2x0xi16>
}
