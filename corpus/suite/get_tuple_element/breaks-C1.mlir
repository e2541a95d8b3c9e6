// RUN: not stablehlo-opt %s
// breaks get_tuple_element (C1)
//   0 <= index < size(tuple_element_types(operand))

func.func @main(%arg0: tuple<tensor<ui4>>) -> tensor<ui4> {
  %0 = "stablehlo.get_tuple_element"(%arg0) <{index = -1 : i32}> : (tuple<tensor<ui4>>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
