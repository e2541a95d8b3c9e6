// RUN: not stablehlo-opt %s
// breaks broadcast_divide (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<i16>, %arg1: tensor<f4E2M1FN>) -> tensor<i16> {
  %0 = "chlo.broadcast_divide"(%arg0, %arg1) : (tensor<i16>, tensor<f4E2M1FN>) -> tensor<i16>
  return %0 : tensor<i16>
}
