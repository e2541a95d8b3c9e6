// RUN: not stablehlo-opt %s
// breaks broadcast_complex (I1)
//   lhs is f32 | f64 | f16 | bf16 and not is_quantized(lhs)

func.func @main(%arg0: tensor<f6E3M2FN>, %arg1: tensor<f6E3M2FN>) -> tensor<complex<f32>> {
  %0 = "chlo.broadcast_complex"(%arg0, %arg1) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
