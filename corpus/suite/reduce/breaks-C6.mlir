// RUN: not stablehlo-opt %s
// breaks reduce (C6)
//   type(body) = (tensor<E...>, tensor<E...>) -> (tensor<E...>) and is_promotable(element_type(inputs...), E) where E = element_type(output_types(body)...)

func.func @main(%arg0: tensor<4x4xui16>, %arg1: tensor<ui16>) -> tensor<ui64> {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%1: tensor<f8E4M3FN>, %2: tensor<ui64>):
    stablehlo.return %2 : tensor<ui64>
  }) : (tensor<4x4xui16>, tensor<ui16>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
