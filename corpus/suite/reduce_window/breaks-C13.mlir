// RUN: not stablehlo-opt %s
// breaks reduce_window (C13)
//   type(body) = (tensor<E...>, tensor<E...>) -> (tensor<E...>) and is_promotable(element_type(inputs...), E) where E = element_type(output_types(body)...)

func.func @main(%arg0: tensor<2xf4E2M1FN>, %arg1: tensor<f4E2M1FN>) -> tensor<0xi64> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2>, padding = dense<[[1, -3]]> : tensor<1x2xi64>}> ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<2xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<0xi64>
  return %0 : tensor<0xi64>
}
