// RUN: not stablehlo-opt %s
// breaks tuple (C1)
//   tuple_element_types(result) = type(val...)

func.func @main(%arg0: tensor<f32>) -> tuple<> {
  %0 = "stablehlo.tuple"(%arg0) : (tensor<f32>) -> tuple<>
  return %0 : tuple<>
}
