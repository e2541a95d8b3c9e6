// RUN: not stablehlo-opt %s
// breaks concatenate (C2)
//   same([shape(i) without dimension for i in inputs])

func.func @main(%arg0: tensor<4x2x4xi4>, %arg1: tensor<3x4x4xi4>, %arg2: tensor<4x2x4xi4>) -> tensor<4x8x4xi4> {
  %0 = "stablehlo.concatenate"(%arg0, %arg1, %arg2) <{dimension = 1 : i64}> : (tensor<4x2x4xi4>, tensor<3x4x4xi4>, tensor<4x2x4xi4>) -> tensor<4x8x4xi4>
  return %0 : tensor<4x8x4xi4>
}
