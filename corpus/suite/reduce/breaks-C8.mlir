// RUN: not stablehlo-opt %s
// breaks reduce (C8)
//   element_type(results...) = element_type(output_types(body)...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x2x1xf32>, %arg1: tensor<2x2x1xbf16>, %arg2: tensor<f32>, %arg3: tensor<bf16>) -> (tensor<f64>, tensor<complex<f64>>) {
    %0, %1 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 0, 2, 1>}> ({
    ^bb0(%2: tensor<f64>, %3: tensor<f64>, %4: tensor<f64>, %5: tensor<f64>):
      stablehlo.return %2, %2 : tensor<f64>, tensor<f64>
    }) : (tensor<2x2x1xf32>, tensor<2x2x1xbf16>, tensor<f32>, tensor<bf16>) -> (tensor<f64>, tensor<complex<f64>>)
    return %0, %1 : tensor<f64>, tensor<complex<f64>>
  }
}
