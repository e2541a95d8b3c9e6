// RUN: not stablehlo-opt %s
// breaks broadcast_subtract (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<1x2xf8E3M4>, %arg1: tensor<2x4x2xf8E3M4>) -> tensor<2x4x2xf8E3M4> {
  %0 = "chlo.broadcast_subtract"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 2, 2>}> : (tensor<1x2xf8E3M4>, tensor<2x4x2xf8E3M4>) -> tensor<2x4x2xf8E3M4>
  return %0 : tensor<2x4x2xf8E3M4>
}
