// RUN: not stablehlo-opt %s
// breaks reverse (C3)
//   0 <= dimensions < rank(result)

func.func @main(%arg0: tensor<i2>) -> tensor<i2> {
  %0 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0>}> : (tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
