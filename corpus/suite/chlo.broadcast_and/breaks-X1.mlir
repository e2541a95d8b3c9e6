// RUN: not stablehlo-opt %s
// breaks broadcast_and (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<1xi32>) -> tensor<2xf64> {
  %0 = "chlo.broadcast_and"(%arg0, %arg1) : (tensor<2xi32>, tensor<1xi32>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
