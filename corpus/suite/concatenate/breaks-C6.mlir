// RUN: not stablehlo-opt %s
// breaks concatenate (C6)
//   shape(result) = replace(known(shape(inputs...)), dimension, sum(dim(inputs..., dimension)))

func.func @main(%arg0: tensor<3x1xi4>, %arg1: tensor<3x1xi4>) -> tensor<9x1xi4> {
  %0 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<3x1xi4>, tensor<3x1xi4>) -> tensor<9x1xi4>
  return %0 : tensor<9x1xi4>
}
