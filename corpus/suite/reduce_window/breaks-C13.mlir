// RUN: not stablehlo-opt %s
// breaks reduce_window (C13)
//   type(body) = (tensor<E...>, tensor<E...>) -> (tensor<E...>) and is_promotable(element_type(inputs...), E) where E = element_type(output_types(body)...)

func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f64> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64>}> ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>, %3: tensor<f64>, %4: tensor<f64>, %5: tensor<f64>):
    stablehlo.return %1, %1 : tensor<f64>, tensor<f64>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f64>
  return %0 : tensor<f64>
}
