// RUN: not stablehlo-opt %s
// breaks sort (C5)
//   type(comparator) = (tensor<interleave(E, E)...>) -> (tensor<i1>) where E = element_type(inputs...)

func.func @main(%arg0: tensor<3x1x2xi1>) -> tensor<3x1x2xi1> {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%1: tensor<i1>):
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x1x2xi1>) -> tensor<3x1x2xi1>
  return %0 : tensor<3x1x2xi1>
}
