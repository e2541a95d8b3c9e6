// RUN: not stablehlo-opt %s
// breaks reduce_window (C1)
//   0 < size(inputs) = size(init_values) = size(results)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main() {
    "stablehlo.reduce_window"() <{window_dimensions = array<i64>, window_strides = array<i64>, base_dilations = array<i64>, window_dilations = array<i64>, padding = dense<> : tensor<0x2xi64>}> ({
      stablehlo.return
    }) : () -> ()
    return
  }
}
