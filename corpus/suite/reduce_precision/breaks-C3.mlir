// RUN: not stablehlo-opt %s
// breaks reduce_precision (C3)
//   0 <= mantissa_bits

func.func @main(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = "stablehlo.reduce_precision"(%arg0) <{exponent_bits = 3 : i32, mantissa_bits = -1 : i32}> : (tensor<f8E3M4>) -> tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}
