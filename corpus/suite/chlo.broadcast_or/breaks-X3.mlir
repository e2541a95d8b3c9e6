// RUN: not stablehlo-opt %s
// breaks broadcast_or (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<4x3xi16>, %arg1: tensor<1x3x2xi16>) -> tensor<4x3x2xi16> {
  %0 = "chlo.broadcast_or"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<4x3xi16>, tensor<1x3x2xi16>) -> tensor<4x3x2xi16>
  return %0 : tensor<4x3x2xi16>
}
