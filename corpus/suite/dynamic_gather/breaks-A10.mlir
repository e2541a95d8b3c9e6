// RUN: not stablehlo-opt %s
// breaks dynamic_gather (A10)
//   dim(operand, operand_batching_dims...) = dim(start_indices, start_indices_batching_dims...)

func.func @main(%arg0: tensor<3x4x3xcomplex<f16>>, %arg1: tensor<0x4x3x2xi8>, %arg2: tensor<3xi8>) -> tensor<0x4x4x3x2xcomplex<f16>> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], operand_batching_dims = [2], start_indices_batching_dims = [1], index_vector_dim = 0>, indices_are_sorted = true}> : (tensor<3x4x3xcomplex<f16>>, tensor<0x4x3x2xi8>, tensor<3xi8>) -> tensor<0x4x4x3x2xcomplex<f16>>
  return %0 : tensor<0x4x4x3x2xcomplex<f16>>
}
