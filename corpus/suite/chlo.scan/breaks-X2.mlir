// RUN: not stablehlo-opt %s
// breaks scan (X2)
//   0 < size(inputs) and size(inits) = size(carries)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x3x2x2xf8E4M3FN>, %arg1: tensor<complex<f64>>, %arg2: tensor<3x3x4xf6E2M3FN>) -> (tensor<2x2x3x2xcomplex<f64>>, tensor<3x3x3x2xf8E4M3B11FNUZ>, tensor<complex<f64>>, tensor<3x3x4xf6E2M3FN>, tensor<3x3x4xf6E2M3FN>) {
    %0, %1, %2, %3, %4 = "chlo.scan"(%arg0, %arg1, %arg2) <{dimension = 3 : i64, scan_dim_size = 2 : i64, is_reverse = true, is_associative = false, operandSegmentSizes = array<i32: 1, 2>, resultSegmentSizes = array<i32: 2, 3>}> ({
    ^bb0(%5: tensor<4x3x2xf8E4M3FN>, %6: tensor<complex<f64>>, %7: tensor<3x3x4xf6E2M3FN>):
      %8 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<2x2x3xcomplex<f64>>}> : () -> tensor<2x2x3xcomplex<f64>>
      %9 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x3x3xf8E4M3B11FNUZ>}> : () -> tensor<3x3x3xf8E4M3B11FNUZ>
      stablehlo.return %8, %9, %6, %7 : tensor<2x2x3xcomplex<f64>>, tensor<3x3x3xf8E4M3B11FNUZ>, tensor<complex<f64>>, tensor<3x3x4xf6E2M3FN>
    }) : (tensor<4x3x2x2xf8E4M3FN>, tensor<complex<f64>>, tensor<3x3x4xf6E2M3FN>) -> (tensor<2x2x3x2xcomplex<f64>>, tensor<3x3x3x2xf8E4M3B11FNUZ>, tensor<complex<f64>>, tensor<3x3x4xf6E2M3FN>, tensor<3x3x4xf6E2M3FN>)
    return %0, %1, %2, %3, %4 : tensor<2x2x3x2xcomplex<f64>>, tensor<3x3x3x2xf8E4M3B11FNUZ>, tensor<complex<f64>>, tensor<3x3x4xf6E2M3FN>, tensor<3x3x4xf6E2M3FN>
  }
}
