// RUN: not stablehlo-opt %s
// breaks broadcast_next_after (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<f16>, %arg1: tensor<4xf16>) -> tensor<4xf6E2M3FN> {
  %0 = "chlo.broadcast_next_after"(%arg0, %arg1) : (tensor<f16>, tensor<4xf16>) -> tensor<4xf6E2M3FN>
  return %0 : tensor<4xf6E2M3FN>
}
