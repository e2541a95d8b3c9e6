// RUN: not stablehlo-opt %s
// breaks broadcast_next_after (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<3x4xf8E8M0FNU>, %arg1: tensor<1x3x3xf8E8M0FNU>) -> tensor<4x3x3xf8E8M0FNU> {
  %0 = "chlo.broadcast_next_after"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<3x4xf8E8M0FNU>, tensor<1x3x3xf8E8M0FNU>) -> tensor<4x3x3xf8E8M0FNU>
  return %0 : tensor<4x3x3xf8E8M0FNU>
}
