// RUN: not stablehlo-opt %s
// breaks broadcast_next_after (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<3xf64>, %arg1: tensor<f6E2M3FN>) -> tensor<3xf64> {
  %0 = "chlo.broadcast_next_after"(%arg0, %arg1) : (tensor<3xf64>, tensor<f6E2M3FN>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}
