// RUN: not stablehlo-opt %s
// breaks real_dynamic_slice (X1)
//   element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<f16>, %arg1: tensor<0xi16>, %arg2: tensor<0xi16>, %arg3: tensor<0xi16>) -> tensor<ui4> {
  %0 = "stablehlo.real_dynamic_slice"(%arg0, %arg1, %arg2, %arg3) : (tensor<f16>, tensor<0xi16>, tensor<0xi16>, tensor<0xi16>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
