// RUN: not stablehlo-opt %s
// breaks bessel_i1e (I1)
//   operand is float

func.func @main(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = "chlo.bessel_i1e"(%arg0) : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
