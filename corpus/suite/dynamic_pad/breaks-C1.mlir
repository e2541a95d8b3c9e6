// RUN: not stablehlo-opt %s
// breaks dynamic_pad (C1)
//   element_type(operand) = element_type(padding_value) = element_type(result)

func.func @main(%arg0: tensor<i16>, %arg1: tensor<f32>, %arg2: tensor<0xi32>, %arg3: tensor<0xi32>, %arg4: tensor<0xi32>) -> tensor<i16> {
  %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<i16>, tensor<f32>, tensor<0xi32>, tensor<0xi32>, tensor<0xi32>) -> tensor<i16>
  return %0 : tensor<i16>
}
