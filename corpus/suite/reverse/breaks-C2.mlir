// RUN: not stablehlo-opt %s
// breaks reverse (C2)
//   is_unique(dimensions)

func.func @main(%arg0: tensor<4x3xui64>) -> tensor<4x3xui64> {
  %0 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0, 0>}> : (tensor<4x3xui64>) -> tensor<4x3xui64>
  return %0 : tensor<4x3xui64>
}
