// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C26)
//   rank(result) = rank(lhs)

func.func @main(%arg0: tensor<4x0xi16>, %arg1: tensor<0x3xi16>, %arg2: tensor<0x2xi2>) -> tensor<3xi16> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[f, b]>}> : (tensor<4x0xi16>, tensor<0x3xi16>, tensor<0x2xi2>) -> tensor<3xi16>
  return %0 : tensor<3xi16>
}
