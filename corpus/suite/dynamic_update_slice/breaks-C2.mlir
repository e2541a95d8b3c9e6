// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (C2)
//   element_type(update) = element_type(operand)

func.func @main(%arg0: tensor<ui8>, %arg1: tensor<f64>) -> tensor<ui8> {
  %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1) : (tensor<ui8>, tensor<f64>) -> tensor<ui8>
  return %0 : tensor<ui8>
}
