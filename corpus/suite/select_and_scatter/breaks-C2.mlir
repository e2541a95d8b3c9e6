// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C2)
//   shape(source) = num_windows where padded_operand[d over operand] = padding[d][0] + dim(operand, d) + padding[d][1], is_empty[d over operand] = padded_operand[d] = 0 or window_dimensions[d] > padded_operand[d], num_windows[d over operand] = is_empty[d] ? 0 : (padded_operand[d] - window_dimensions[d]) / window_strides[d] + 1

func.func @main(%arg0: tensor<2xf64>, %arg1: tensor<5xf64>, %arg2: tensor<f64>) -> tensor<2xf64> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1>, padding = dense<[[1, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<f64>, %5: tensor<f64>):
    stablehlo.return %4 : tensor<f64>
  }) : (tensor<2xf64>, tensor<5xf64>, tensor<f64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
