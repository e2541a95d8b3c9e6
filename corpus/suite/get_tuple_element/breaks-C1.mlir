// RUN: not stablehlo-opt %s
// breaks get_tuple_element (C1)
//   0 <= index < size(tuple_element_types(operand))

func.func @main(%arg0: tuple<tensor<f16>>) -> tensor<f16> {
  %0 = "stablehlo.get_tuple_element"(%arg0) <{index = -1 : i32}> : (tuple<tensor<f16>>) -> tensor<f16>
  return %0 : tensor<f16>
}
