// RUN: not stablehlo-opt %s
// breaks broadcast_complex (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<4x4xf16>, %arg1: tensor<4x1xf16>) -> tensor<4x4xcomplex<f16>> {
  %0 = "chlo.broadcast_complex"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<4x4xf16>, tensor<4x1xf16>) -> tensor<4x4xcomplex<f16>>
  return %0 : tensor<4x4xcomplex<f16>>
}
