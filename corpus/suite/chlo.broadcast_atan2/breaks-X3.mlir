// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<4x4xf8E3M4>, %arg1: tensor<4x4xf8E3M4>) -> tensor<4x4xf8E3M4> {
  %0 = "chlo.broadcast_atan2"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<4x4xf8E3M4>, tensor<4x4xf8E3M4>) -> tensor<4x4xf8E3M4>
  return %0 : tensor<4x4xf8E3M4>
}
