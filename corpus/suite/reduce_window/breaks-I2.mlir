// RUN: not stablehlo-opt %s
// breaks reduce_window (I2)
//   rank(init_values...) = 0

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<f4E2M1FN>, %arg1: tensor<2xf4E2M1FN>) -> tensor<f8E4M3B11FNUZ> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64>}> ({
    ^bb0(%1: tensor<f8E4M3B11FNUZ>, %2: tensor<f8E4M3B11FNUZ>):
      stablehlo.return %1 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<f4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<f8E4M3B11FNUZ>
    return %0 : tensor<f8E4M3B11FNUZ>
  }
}
