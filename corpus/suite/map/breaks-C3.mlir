// RUN: not stablehlo-opt %s
// breaks map (C3)
//   dimensions = axes(inputs[0])

func.func @main(%arg0: tensor<ui64>) -> tensor<ui16> {
  %0 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%1: tensor<ui64>):
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    stablehlo.return %2 : tensor<ui16>
  }) : (tensor<ui64>) -> tensor<ui16>
  return %0 : tensor<ui16>
}
