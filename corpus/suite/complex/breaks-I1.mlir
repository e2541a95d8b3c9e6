// RUN: not stablehlo-opt %s
// breaks complex (I1)
//   lhs is f32 | f64 | f16 | bf16 and not is_quantized(lhs)

func.func @main(%arg0: tensor<1xi16>, %arg1: tensor<1xi16>) -> tensor<1xcomplex<f32>> {
  %0 = "stablehlo.complex"(%arg0, %arg1) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}
