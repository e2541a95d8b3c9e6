// RUN: not stablehlo-opt %s
// breaks LayoutConstraint (A3)
//   type(result) = type(operand)

func.func @main(%arg0: tensor<3xi64>) -> tensor<i64> {
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<3xi64>) -> tensor<i64>
  return %0 : tensor<i64>
}
