// RUN: not stablehlo-opt %s
// breaks get_tuple_element (C2)
//   type(result) = tuple_element_types(operand)[index]

func.func @main(%arg0: tuple<tuple<>>) -> tensor<f32> {
  %0 = "stablehlo.get_tuple_element"(%arg0) <{index = 0 : i32}> : (tuple<tuple<>>) -> tensor<f32>
  return %0 : tensor<f32>
}
