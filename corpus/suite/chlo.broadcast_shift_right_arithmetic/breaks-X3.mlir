// RUN: not stablehlo-opt %s
// breaks broadcast_shift_right_arithmetic (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<0x4xi32>, %arg1: tensor<1x1xi32>) -> tensor<0x4xi32> {
  %0 = "chlo.broadcast_shift_right_arithmetic"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<0x4xi32>, tensor<1x1xi32>) -> tensor<0x4xi32>
  return %0 : tensor<0x4xi32>
}
