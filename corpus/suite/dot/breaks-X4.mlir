// RUN: not stablehlo-opt %s
// breaks dot (X4)
//   element_type(lhs) = element_type(rhs)

func.func @main(%arg0: tensor<5xui16>, %arg1: tensor<5xf16>) -> tensor<ui64> {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<5xui16>, tensor<5xf16>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
