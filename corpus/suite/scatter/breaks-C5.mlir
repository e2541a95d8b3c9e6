// RUN: not stablehlo-opt %s
// breaks scatter (C5)
//   0 < size(inputs) = size(updates)

func.func @main(%arg0: tensor<2x2x0x3xui64>) {
  "stablehlo.scatter"(%arg0) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0], scatter_indices_batching_dims = [3], index_vector_dim = 2>}> ({
  ^bb0(%0: tensor<i64>, %1: tensor<i64>):
    stablehlo.return %0 : tensor<i64>
  }) : (tensor<2x2x0x3xui64>) -> ()
  return
}
