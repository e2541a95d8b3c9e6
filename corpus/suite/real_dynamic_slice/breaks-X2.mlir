// RUN: not stablehlo-opt %s
// breaks real_dynamic_slice (X2)
//   type(start_indices) = type(limit_indices) = type(strides) and shape(start_indices) = [rank(operand)] and start_indices is int

func.func @main(%arg0: tensor<f32>, %arg1: tensor<i16>, %arg2: tensor<i16>, %arg3: tensor<i16>) -> tensor<f32> {
  %0 = "stablehlo.real_dynamic_slice"(%arg0, %arg1, %arg2, %arg3) : (tensor<f32>, tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<f32>
  return %0 : tensor<f32>
}
