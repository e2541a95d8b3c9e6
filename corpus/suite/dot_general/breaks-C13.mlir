// RUN: not stablehlo-opt %s
// breaks dot_general (C13)
//   not is_quantized(rhs) => element_type(rhs) = element_type(lhs) or is_mixed(element_type(lhs), element_type(rhs), element_type(result))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4xf8E4M3B11FNUZ>, %arg1: tensor<ui64>) -> tensor<4xf8E4M3B11FNUZ> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<4xf8E4M3B11FNUZ>, tensor<ui64>) -> tensor<4xf8E4M3B11FNUZ>
    return %0 : tensor<4xf8E4M3B11FNUZ>
  }
}
