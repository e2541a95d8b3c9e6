// RUN: not stablehlo-opt %s
// breaks SPMDFullToShardShape (A1)
//   is_tensor(operand) and element_type(result) = element_type(operand) and rank(result) = rank(operand)

func.func @main(%arg0: tensor<2xui8>) -> tensor<ui8> {
  %0 = "custom_call.SPMDFullToShardShape"(%arg0) : (tensor<2xui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}
