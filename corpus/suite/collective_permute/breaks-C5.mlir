// RUN: not stablehlo-opt %s
// breaks collective_permute (C5)
//   type(result) = type(operand)

func.func @main(%arg0: tensor<4xi4>) -> tensor<4x2xi4> {
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4xi4>) -> tensor<4x2xi4>
  return %0 : tensor<4x2xi4>
}
