// RUN: not stablehlo-opt %s
// breaks broadcast_complex (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<f32>, %arg1: tensor<3xf32>) -> tensor<complex<f32>> {
  %0 = "chlo.broadcast_complex"(%arg0, %arg1) : (tensor<f32>, tensor<3xf32>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
