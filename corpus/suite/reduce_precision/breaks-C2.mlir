// RUN: not stablehlo-opt %s
// breaks reduce_precision (C2)
//   1 <= exponent_bits

func.func @main(%arg0: tensor<3xf64>) -> tensor<3xf64> {
  %0 = "stablehlo.reduce_precision"(%arg0) <{exponent_bits = 0 : i32, mantissa_bits = 2 : i32}> : (tensor<3xf64>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}
