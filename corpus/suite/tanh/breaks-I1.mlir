// RUN: not stablehlo-opt %s
// breaks tanh (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<i2>) -> tensor<i2> {
    %0 = "stablehlo.tanh"(%arg0) : (tensor<i2>) -> tensor<i2>
    return %0 : tensor<i2>
  }
}
