// RUN: not stablehlo-opt %s
// breaks dynamic_pad (C4)
//   rank(result) = rank(operand) and shape(result) = padded where padded = shape(operand) + values(edge_padding_low) + max(shape(operand) - 1, 0) * values(interior_padding) + values(edge_padding_high)

func.func @main(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>, %arg2: tensor<0xui64>, %arg3: tensor<0xui64>, %arg4: tensor<0xui64>) -> tensor<2xcomplex<f64>> {
  %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<0xui64>, tensor<0xui64>, tensor<0xui64>) -> tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}
