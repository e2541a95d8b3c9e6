// RUN: not stablehlo-opt %s
// breaks collective_reduce (C4)
//   type(computation) = (tensor<E>, tensor<E>) -> (tensor<E>) and (for k < size(results): is_promotable(element_type(operands[k]), E) and element_type(results[k]) = E) where E = element_type(output_types(computation)[0])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<f6E2M3FN>) -> tensor<ui4> {
    %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<ui4>, %2: tensor<ui4>):
      stablehlo.return %1 : tensor<ui4>
    }) : (tensor<f6E2M3FN>) -> tensor<ui4>
    return %0 : tensor<ui4>
  }
}
