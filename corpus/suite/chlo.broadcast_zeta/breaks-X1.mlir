// RUN: not stablehlo-opt %s
// breaks broadcast_zeta (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f4E2M1FN> {
  %0 = "chlo.broadcast_zeta"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f4E2M1FN>
  return %0 : tensor<f4E2M1FN>
}
