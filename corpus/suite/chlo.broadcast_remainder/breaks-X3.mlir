// RUN: not stablehlo-opt %s
// breaks broadcast_remainder (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<1x2xf8E8M0FNU>, %arg1: tensor<0x1x1xf8E8M0FNU>) -> tensor<0x2x1xf8E8M0FNU> {
  %0 = "chlo.broadcast_remainder"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<1x2xf8E8M0FNU>, tensor<0x1x1xf8E8M0FNU>) -> tensor<0x2x1xf8E8M0FNU>
  return %0 : tensor<0x2x1xf8E8M0FNU>
}
