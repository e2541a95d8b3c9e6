// RUN: not stablehlo-opt %s
// breaks scatter (C1)
//   same(shape(inputs...))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x3x3xf8E4M3B11FNUZ>, %arg1: tensor<1x2x3xi1>, %arg2: tensor<1x3x3xcomplex<f64>>, %arg3: tensor<1x3x3xf6E2M3FN>, %arg4: tensor<2xui32>, %arg5: tensor<2x0xf8E4M3B11FNUZ>, %arg6: tensor<2x0xi1>, %arg7: tensor<2x0xcomplex<f64>>, %arg8: tensor<2x0xf6E2M3FN>) -> (tensor<1x3x3xf64>, tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xf8E4M3FN>, tensor<1x3x3xf8E4M3FN>) {
    %0, %1, %2, %3, %4 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true}> ({
    ^bb0(%5: tensor<f64>, %6: tensor<i1>, %7: tensor<complex<f64>>, %8: tensor<f8E4M3FN>, %9: tensor<f64>, %10: tensor<i1>, %11: tensor<complex<f64>>, %12: tensor<f8E4M3FN>):
      stablehlo.return %5, %6, %7, %8 : tensor<f64>, tensor<i1>, tensor<complex<f64>>, tensor<f8E4M3FN>
    }) : (tensor<1x3x3xf8E4M3B11FNUZ>, tensor<1x2x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xf6E2M3FN>, tensor<2xui32>, tensor<2x0xf8E4M3B11FNUZ>, tensor<2x0xi1>, tensor<2x0xcomplex<f64>>, tensor<2x0xf6E2M3FN>) -> (tensor<1x3x3xf64>, tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xf8E4M3FN>, tensor<1x3x3xf8E4M3FN>)
    return %0, %1, %2, %3, %4 : tensor<1x3x3xf64>, tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xf8E4M3FN>, tensor<1x3x3xf8E4M3FN>
  }
}
