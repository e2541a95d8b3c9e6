// RUN: not stablehlo-opt %s
// breaks dot (X2)
//   dim(lhs, -1) = dim(rhs, 0)

func.func @main(%arg0: tensor<3xf64>, %arg1: tensor<4x1xf64>) -> tensor<1xf64> {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<3xf64>, tensor<4x1xf64>) -> tensor<1xf64>
  return %0 : tensor<1xf64>
}
