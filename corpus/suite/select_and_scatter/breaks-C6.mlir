// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C6)
//   size(window_strides) = rank(operand)

func.func @main(%arg0: tensor<i2>, %arg1: tensor<i2>, %arg2: tensor<i2>) -> tensor<i4> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64>, window_strides = array<i64: 1>}> ({
  ^bb0(%1: tensor<i2>, %2: tensor<i2>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<i4>, %5: tensor<i4>):
    stablehlo.return %4 : tensor<i4>
  }) : (tensor<i2>, tensor<i2>, tensor<i2>) -> tensor<i4>
  return %0 : tensor<i4>
}
