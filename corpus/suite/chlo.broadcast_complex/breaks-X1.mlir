// RUN: not stablehlo-opt %s
// breaks broadcast_complex (X1)
//   element_type(lhs) = element_type(rhs) and element_type(result) = complex<element_type(lhs)>

func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<ui8> {
  %0 = "chlo.broadcast_complex"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<ui8>
  return %0 : tensor<ui8>
}
