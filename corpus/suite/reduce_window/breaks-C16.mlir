// RUN: not stablehlo-opt %s
// breaks reduce_window (C16)
//   element_type(results...) = element_type(output_types(body)...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4xui8>, %arg1: tensor<ui8>) -> tensor<0xcomplex<f64>> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 4>, padding = dense<[[-3, -1]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<ui16>, %2: tensor<ui16>):
      stablehlo.return %1 : tensor<ui16>
    }) : (tensor<4xui8>, tensor<ui8>) -> tensor<0xcomplex<f64>>
    return %0 : tensor<0xcomplex<f64>>
  }
}
