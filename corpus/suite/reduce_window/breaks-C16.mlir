// RUN: not stablehlo-opt %s
// breaks reduce_window (C16)
//   element_type(results...) = element_type(output_types(body)...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>) -> tensor<i64> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64>}> ({
    ^bb0(%1: tensor<complex<f64>>, %2: tensor<complex<f64>>):
      stablehlo.return %1 : tensor<complex<f64>>
    }) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i64>
    return %0 : tensor<i64>
  }
}
