// RUN: not stablehlo-opt %s
// breaks compare (C1)
//   baseline_element_type(lhs) = baseline_element_type(rhs)

func.func @main(%arg0: tensor<ui2>, %arg1: tensor<i8>) -> tensor<i1> {
  %0 = "stablehlo.compare"(%arg0, %arg1) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<ui2>, tensor<i8>) -> tensor<i1>
  return %0 : tensor<i1>
}
