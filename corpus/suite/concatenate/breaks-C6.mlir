// RUN: not stablehlo-opt %s
// breaks concatenate (C6)
//   shape(result) = replace(shape(inputs[0]), dimension, sum(dim(inputs..., dimension)))

func.func @main(%arg0: tensor<4x3xf8E4M3FNUZ>) -> tensor<4x3x1xf8E4M3FNUZ> {
  %0 = "stablehlo.concatenate"(%arg0) <{dimension = 1 : i64}> : (tensor<4x3xf8E4M3FNUZ>) -> tensor<4x3x1xf8E4M3FNUZ>
  return %0 : tensor<4x3x1xf8E4M3FNUZ>
}
