// RUN: not stablehlo-opt %s
// breaks dot_general (C11)
//   given(precision_config) => size(precision_config) = 2

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<0x3xf6E3M2FN>, %arg1: tensor<3xf6E3M2FN>) -> tensor<0x3x3xf8E5M2> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGH>]}> : (tensor<0x3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<0x3x3xf8E5M2>
    return %0 : tensor<0x3x3xf8E5M2>
  }
}
