// RUN: not stablehlo-opt %s
// breaks bitcast_convert (C1)
//   bits(F) = bits(E) ? shape(result) = shape(operand) : bits(F) < bits(E) ? shape(result)[:-1] = shape(operand) and dim(result, -1) * bits(F) = bits(E) : shape(operand)[:-1] = shape(result) and dim(operand, -1) * bits(E) = bits(F) where E = element_type(operand), F = element_type(result)

func.func @main(%arg0: tensor<f64>) -> tensor<4xi2> {
  %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<f64>) -> tensor<4xi2>
  return %0 : tensor<4xi2>
}
