// RUN: not stablehlo-opt %s
// breaks gather (C20)
//   size(slice_sizes) = rank(operand)

func.func @main(%arg0: tensor<complex<f32>>, %arg1: tensor<4x0x2xi4>) -> tensor<4x2xcomplex<f32>> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<index_vector_dim = 1>, slice_sizes = array<i64: 0>}> : (tensor<complex<f32>>, tensor<4x0x2xi4>) -> tensor<4x2xcomplex<f32>>
  return %0 : tensor<4x2xcomplex<f32>>
}
