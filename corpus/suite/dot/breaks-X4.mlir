// RUN: not stablehlo-opt %s
// breaks dot (X4)
//   element_type(lhs) = element_type(rhs)

func.func @main(%arg0: tensor<5xui8>, %arg1: tensor<5xf64>) -> tensor<ui16> {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<5xui8>, tensor<5xf64>) -> tensor<ui16>
  return %0 : tensor<ui16>
}
