// RUN: not stablehlo-opt %s
// breaks scatter (C25)
//   element_type(results...) = element_type(output_types(update_computation)...)

func.func @main(%arg0: tensor<1x2x3xi16>, %arg1: tensor<3x0x1x2xi16>, %arg2: tensor<3x1x2xi16>) -> tensor<1x2x3xcomplex<bf16>> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [2, 3, 0], index_vector_dim = 1>}> ({
  ^bb0(%1: tensor<i16>, %2: tensor<i16>):
    stablehlo.return %1 : tensor<i16>
  }) : (tensor<1x2x3xi16>, tensor<3x0x1x2xi16>, tensor<3x1x2xi16>) -> tensor<1x2x3xcomplex<bf16>>
  return %0 : tensor<1x2x3xcomplex<bf16>>
}
