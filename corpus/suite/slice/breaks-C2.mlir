// RUN: not stablehlo-opt %s
// breaks slice (C2)
//   size(start_indices) = size(limit_indices) = size(strides) = rank(operand)

func.func @main(%arg0: tensor<i2>) -> tensor<i2> {
  %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64>, limit_indices = array<i64: 0>, strides = array<i64>}> : (tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
