// RUN: not stablehlo-opt %s
// breaks scatter (C10)
//   is_sorted(inserted_window_dims)

func.func @main(%arg0: tensor<4x1x4xi1>, %arg1: tensor<4x1x4xf8E4M3FN>, %arg2: tensor<1x2x4xui2>, %arg3: tensor<1x4xi1>, %arg4: tensor<1x4xf8E4M3FN>) -> (tensor<4x1x4xi1>, tensor<4x1x4xf64>) {
  %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 2, 1], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%2: tensor<i1>, %3: tensor<f64>, %4: tensor<i1>, %5: tensor<f64>):
    stablehlo.return %2, %3 : tensor<i1>, tensor<f64>
  }) : (tensor<4x1x4xi1>, tensor<4x1x4xf8E4M3FN>, tensor<1x2x4xui2>, tensor<1x4xi1>, tensor<1x4xf8E4M3FN>) -> (tensor<4x1x4xi1>, tensor<4x1x4xf64>)
  return %0, %1 : tensor<4x1x4xi1>, tensor<4x1x4xf64>
}
