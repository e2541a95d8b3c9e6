// RUN: not stablehlo-opt %s
// breaks concatenate (C5)
//   element_type(result) = element_type(inputs[0])

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x3xf64>) -> tensor<3x3xi2> {
    %0 = "stablehlo.concatenate"(%arg0) <{dimension = 0 : i64}> : (tensor<3x3xf64>) -> tensor<3x3xi2>
    return %0 : tensor<3x3xi2>
  }
}
