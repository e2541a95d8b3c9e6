// RUN: not stablehlo-opt %s
// breaks slice (C3)
//   0 <= start_indices <= limit_indices <= shape(operand)

func.func @main(%arg0: tensor<0xi4>) -> tensor<1xi4> {
  %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<0xi4>) -> tensor<1xi4>
  return %0 : tensor<1xi4>
}
