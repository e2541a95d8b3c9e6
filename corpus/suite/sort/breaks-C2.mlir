// RUN: not stablehlo-opt %s
// breaks sort (C2)
//   type(inputs...) = type(results...)

func.func @main(%arg0: tensor<2x2x1xui64>) -> tensor<2x2x1xf8E4M3FNUZ> {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 2 : i64}> ({
  ^bb0(%1: tensor<ui64>, %2: tensor<ui64>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<2x2x1xui64>) -> tensor<2x2x1xf8E4M3FNUZ>
  return %0 : tensor<2x2x1xf8E4M3FNUZ>
}
