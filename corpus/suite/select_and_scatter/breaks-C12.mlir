// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C12)
//   element_type(result) = element_type(output_types(scatter)[0])

func.func @main(%arg0: tensor<4xf6E2M3FN>, %arg1: tensor<4xf6E2M3FN>, %arg2: tensor<f6E2M3FN>) -> tensor<4xf8E5M2FNUZ> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>, padding = dense<[[2, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%1: tensor<f6E2M3FN>, %2: tensor<f6E2M3FN>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<f64>, %5: tensor<f64>):
    stablehlo.return %4 : tensor<f64>
  }) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}
