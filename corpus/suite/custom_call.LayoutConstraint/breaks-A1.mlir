// RUN: not stablehlo-opt %s
// breaks LayoutConstraint (A1)
//   operand_layouts = [operand_layouts[0]] and 1 <= rank(operand) and is_permutation(operand_layouts[0], axes(operand))

func.func @main(%arg0: tensor<4x2xi8>) -> tensor<4x2xi8> {
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]}> : (tensor<4x2xi8>) -> tensor<4x2xi8>
  return %0 : tensor<4x2xi8>
}
