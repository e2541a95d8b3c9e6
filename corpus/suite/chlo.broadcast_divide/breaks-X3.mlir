// RUN: not stablehlo-opt %s
// breaks broadcast_divide (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<4x4xf16>, %arg1: tensor<4x4xf16>) -> tensor<4x4xf16> {
  %0 = "chlo.broadcast_divide"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<4x4xf16>, tensor<4x4xf16>) -> tensor<4x4xf16>
  return %0 : tensor<4x4xf16>
}
