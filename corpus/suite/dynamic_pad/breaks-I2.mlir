// RUN: not stablehlo-opt %s
// breaks dynamic_pad (I2)
//   rank(padding_value) = 0

func.func @main(%arg0: tensor<f64>, %arg1: tensor<1xf64>, %arg2: tensor<0xi2>, %arg3: tensor<0xi2>, %arg4: tensor<0xi2>) -> tensor<f64> {
  %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<f64>, tensor<1xf64>, tensor<0xi2>, tensor<0xi2>, tensor<0xi2>) -> tensor<f64>
  return %0 : tensor<f64>
}
