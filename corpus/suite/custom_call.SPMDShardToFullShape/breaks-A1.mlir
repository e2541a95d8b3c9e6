// RUN: not stablehlo-opt %s
// breaks SPMDShardToFullShape (A1)
//   is_tensor(operand) and element_type(result) = element_type(operand) and rank(result) = rank(operand)

func.func @main(%arg0: tensor<f32>) -> tensor<i1> {
  %0 = "custom_call.SPMDShardToFullShape"(%arg0) : (tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
