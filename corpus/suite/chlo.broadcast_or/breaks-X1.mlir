// RUN: not stablehlo-opt %s
// breaks broadcast_or (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<i4>, %arg1: tensor<f64>) -> tensor<i4> {
  %0 = "chlo.broadcast_or"(%arg0, %arg1) : (tensor<i4>, tensor<f64>) -> tensor<i4>
  return %0 : tensor<i4>
}
