// RUN: not stablehlo-opt %s
// breaks broadcast (X2)
//   element_type(result) = element_type(operand)

func.func @main(%arg0: tensor<i8>) -> tensor<2x1xi32> {
  %0 = "stablehlo.broadcast"(%arg0) <{broadcast_sizes = array<i64: 2, 1>}> : (tensor<i8>) -> tensor<2x1xi32>
  return %0 : tensor<2x1xi32>
}
