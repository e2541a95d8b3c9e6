// RUN: not stablehlo-opt %s
// breaks LayoutConstraint (A2)
//   result_layouts = operand_layouts and is_permutation(result_layouts[0], axes(operand))

func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<1> : tensor<1xindex>]}> : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
