// RUN: not stablehlo-opt %s
// breaks slice (C3)
//   0 <= start_indices <= limit_indices <= shape(operand)

func.func @main(%arg0: tensor<4xi8>) -> tensor<0xi8> {
  %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 4>, limit_indices = array<i64: 3>, strides = array<i64: 2>}> : (tensor<4xi8>) -> tensor<0xi8>
  return %0 : tensor<0xi8>
}
