// RUN: not stablehlo-opt %s
// breaks constant_like (X1)
//   element_type(value) = element_type(result)

func.func @main(%arg0: tensor<i64>) -> tensor<i4> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : ui32}> : (tensor<i64>) -> tensor<i4>
  return %0 : tensor<i4>
}
