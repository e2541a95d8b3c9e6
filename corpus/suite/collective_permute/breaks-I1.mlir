// RUN: not stablehlo-opt %s
// breaks collective_permute (I1)
//   is_tensor(operand) and not is_per_axis_quantized(operand)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}
