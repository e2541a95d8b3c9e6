// RUN: not stablehlo-opt %s
// breaks map (C4)
//   type(computation) = (tensor<E...>) -> (tensor<F>) where E = element_type(inputs...), F = element_type(result)

func.func @main(%arg0: tensor<ui2>) -> tensor<f32> {
  %0 = "stablehlo.map"(%arg0) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<ui2>):
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    stablehlo.return %2 : tensor<1xf32>
  }) : (tensor<ui2>) -> tensor<f32>
  return %0 : tensor<f32>
}
