// RUN: not stablehlo-opt %s
// breaks broadcast (X1)
//   shape(result) = broadcast_sizes ++ shape(operand)

func.func @main(%arg0: tensor<2xui2>) -> tensor<3xui2> {
  %0 = "stablehlo.broadcast"(%arg0) <{broadcast_sizes = array<i64: 1>}> : (tensor<2xui2>) -> tensor<3xui2>
  return %0 : tensor<3xui2>
}
