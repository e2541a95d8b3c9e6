// RUN: not stablehlo-opt %s
// breaks complex (C1)
//   type(lhs) = type(rhs)

func.func @main(%arg0: tensor<f32>, %arg1: tensor<ui64>) -> tensor<complex<f32>> {
  %0 = "stablehlo.complex"(%arg0, %arg1) : (tensor<f32>, tensor<ui64>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
