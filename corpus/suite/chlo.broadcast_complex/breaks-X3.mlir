// RUN: not stablehlo-opt %s
// breaks broadcast_complex (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<4x4xf64>, %arg1: tensor<4x1xf64>) -> tensor<4x4xcomplex<f64>> {
  %0 = "chlo.broadcast_complex"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<4x4xf64>, tensor<4x1xf64>) -> tensor<4x4xcomplex<f64>>
  return %0 : tensor<4x4xcomplex<f64>>
}
