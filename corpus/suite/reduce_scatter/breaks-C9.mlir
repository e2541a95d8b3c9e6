// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C9)
//   element_type(result) = element_type(output_types(computation)[0])

func.func @main(%arg0: tensor<3xui4>) -> tensor<3xi64> {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%1: tensor<ui32>, %2: tensor<ui32>):
    stablehlo.return %1 : tensor<ui32>
  }) : (tensor<3xui4>) -> tensor<3xi64>
  return %0 : tensor<3xi64>
}
