// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<4x4xf8E4M3FN>, %arg1: tensor<4x4xf8E4M3FN>) -> tensor<4x4xf8E4M3FN> {
  %0 = "chlo.broadcast_atan2"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<4x4xf8E4M3FN>, tensor<4x4xf8E4M3FN>) -> tensor<4x4xf8E4M3FN>
  return %0 : tensor<4x4xf8E4M3FN>
}
