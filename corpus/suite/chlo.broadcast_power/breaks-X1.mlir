// RUN: not stablehlo-opt %s
// breaks broadcast_power (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<1xf64>, %arg1: tensor<f64>) -> tensor<1xi64> {
  %0 = "chlo.broadcast_power"(%arg0, %arg1) : (tensor<1xf64>, tensor<f64>) -> tensor<1xi64>
  return %0 : tensor<1xi64>
}
