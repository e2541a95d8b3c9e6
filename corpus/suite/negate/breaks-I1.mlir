// RUN: not stablehlo-opt %s
// breaks negate (I1)
//   operand is int | float | complex and not is_per_axis_quantized(operand)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x2xi1>) -> tensor<3x2xi1> {
    %0 = "stablehlo.negate"(%arg0) : (tensor<3x2xi1>) -> tensor<3x2xi1>
    return %0 : tensor<3x2xi1>
  }
}
