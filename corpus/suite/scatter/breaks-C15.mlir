// RUN: not stablehlo-opt %s
// breaks scatter (C15)
//   0 <= scatter_indices_batching_dims < rank(scatter_indices)

func.func @main(%arg0: tensor<2x2x3xui64>, %arg1: tensor<2x2x3xi8>, %arg2: tensor<2x2x3xi2>, %arg3: tensor<2x2x3xf8E8M0FNU>, %arg4: tensor<3x2x0x2xi4>, %arg5: tensor<3x2x2xui64>, %arg6: tensor<3x2x2xi8>, %arg7: tensor<3x2x2xi2>, %arg8: tensor<3x2x2xf8E8M0FNU>) -> (tensor<2x2x3xui64>, tensor<2x2x3xi16>, tensor<2x2x3xi16>, tensor<2x2x3xf32>) {
  %0, %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [4, 3, 0], index_vector_dim = 2>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%4: tensor<ui64>, %5: tensor<i16>, %6: tensor<i16>, %7: tensor<f32>, %8: tensor<ui64>, %9: tensor<i16>, %10: tensor<i16>, %11: tensor<f32>):
    stablehlo.return %4, %5, %5, %7 : tensor<ui64>, tensor<i16>, tensor<i16>, tensor<f32>
  }) : (tensor<2x2x3xui64>, tensor<2x2x3xi8>, tensor<2x2x3xi2>, tensor<2x2x3xf8E8M0FNU>, tensor<3x2x0x2xi4>, tensor<3x2x2xui64>, tensor<3x2x2xi8>, tensor<3x2x2xi2>, tensor<3x2x2xf8E8M0FNU>) -> (tensor<2x2x3xui64>, tensor<2x2x3xi16>, tensor<2x2x3xi16>, tensor<2x2x3xf32>)
  return %0, %1, %2, %3 : tensor<2x2x3xui64>, tensor<2x2x3xi16>, tensor<2x2x3xi16>, tensor<2x2x3xf32>
}
