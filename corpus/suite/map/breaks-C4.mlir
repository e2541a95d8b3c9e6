// RUN: not stablehlo-opt %s
// breaks map (C4)
//   type(computation) = (tensor<E...>) -> (tensor<F>) where E = element_type(inputs...), F = element_type(result)

func.func @main(%arg0: tensor<f32>) -> tensor<f64> {
  %0 = "stablehlo.map"(%arg0) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<f32>):
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
    stablehlo.return %2 : tensor<1xf64>
  }) : (tensor<f32>) -> tensor<f64>
  return %0 : tensor<f64>
}
