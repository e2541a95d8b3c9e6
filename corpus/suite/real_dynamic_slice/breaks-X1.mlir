// RUN: not stablehlo-opt %s
// breaks real_dynamic_slice (X1)
//   element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<bf16>, %arg1: tensor<0xi16>, %arg2: tensor<0xi16>, %arg3: tensor<0xi16>) -> tensor<ui2> {
  %0 = "stablehlo.real_dynamic_slice"(%arg0, %arg1, %arg2, %arg3) : (tensor<bf16>, tensor<0xi16>, tensor<0xi16>, tensor<0xi16>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
