// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (C3)
//   0 <= broadcast_dimensions < rank(result)

func.func @main(%arg0: tensor<4xcomplex<f16>>, %arg1: tensor<1xi64>) -> tensor<4xcomplex<f16>> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<4xcomplex<f16>>, tensor<1xi64>) -> tensor<4xcomplex<f16>>
  return %0 : tensor<4xcomplex<f16>>
}
