// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<3x3xf4E2M1FN>) -> tensor<3x3xf16> {
  %0 = "chlo.broadcast_atan2"(%arg0, %arg1) : (tensor<3xf16>, tensor<3x3xf4E2M1FN>) -> tensor<3x3xf16>
  return %0 : tensor<3x3xf16>
}
