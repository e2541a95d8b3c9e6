// RUN: not stablehlo-opt %s
// breaks broadcast_divide (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<i8>, %arg1: tensor<f6E2M3FN>) -> tensor<i8> {
  %0 = "chlo.broadcast_divide"(%arg0, %arg1) : (tensor<i8>, tensor<f6E2M3FN>) -> tensor<i8>
  return %0 : tensor<i8>
}
