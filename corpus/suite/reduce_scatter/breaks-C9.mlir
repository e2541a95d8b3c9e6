// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C9)
//   element_type(result) = element_type(output_types(computation)[0])

func.func @main(%arg0: tensor<4x2x3xi8>) -> tensor<4x2x3xui64> {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<4x2x3xi8>) -> tensor<4x2x3xui64>
  return %0 : tensor<4x2x3xui64>
}
