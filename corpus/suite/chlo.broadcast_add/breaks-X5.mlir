// RUN: not stablehlo-opt %s
// breaks broadcast_add (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<3x3x4xcomplex<f32>>) -> tensor<3x3x2xcomplex<f32>> {
  %0 = "chlo.broadcast_add"(%arg0, %arg1) : (tensor<2xcomplex<f32>>, tensor<3x3x4xcomplex<f32>>) -> tensor<3x3x2xcomplex<f32>>
  return %0 : tensor<3x3x2xcomplex<f32>>
}
