// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C5)
//   0 < window_dimensions

func.func @main(%arg0: tensor<2x3x2xi4>, %arg1: tensor<0x1x0xi4>, %arg2: tensor<i4>) -> tensor<2x3x2xi32> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 0, 1, 5>, window_strides = array<i64: 3, 4, 1>, padding = dense<[[-1, -3], [-1, 0], [-3, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%1: tensor<i4>, %2: tensor<i4>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    stablehlo.return %4 : tensor<i32>
  }) : (tensor<2x3x2xi4>, tensor<0x1x0xi4>, tensor<i4>) -> tensor<2x3x2xi32>
  return %0 : tensor<2x3x2xi32>
}
