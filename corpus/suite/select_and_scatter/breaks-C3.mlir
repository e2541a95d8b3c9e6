// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C3)
//   element_type(init_value) = element_type(operand)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<ui4>, %arg1: tensor<ui4>, %arg2: tensor<bf16>) -> tensor<ui64> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%1: tensor<ui4>, %2: tensor<ui4>):
      %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }, {
    ^bb0(%4: tensor<ui64>, %5: tensor<ui64>):
      stablehlo.return %4 : tensor<ui64>
    }) : (tensor<ui4>, tensor<ui4>, tensor<bf16>) -> tensor<ui64>
    return %0 : tensor<ui64>
  }
}
