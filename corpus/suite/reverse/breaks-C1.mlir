// RUN: not stablehlo-opt %s
// breaks reverse (C1)
//   type(operand) = type(result)

func.func @main(%arg0: tensor<2xui4>) -> tensor<1xui4> {
  %0 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64>}> : (tensor<2xui4>) -> tensor<1xui4>
  return %0 : tensor<1xui4>
}
