// RUN: not stablehlo-opt %s
// breaks collective_reduce (C1)
//   is_unique(flat(replica_groups))

func.func @main(%arg0: tensor<ui8>, %arg1: tensor<1x3xui8>, %arg2: tensor<ui16>) -> (tensor<ui32>, tensor<1x3xui32>, tensor<ui32>) {
  %0, %1, %2 = "stablehlo.collective_reduce"(%arg0, %arg1, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0], [0]]> : tensor<2x1xi64>}> ({
  ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    stablehlo.return %3 : tensor<ui32>
  }) : (tensor<ui8>, tensor<1x3xui8>, tensor<ui16>) -> (tensor<ui32>, tensor<1x3xui32>, tensor<ui32>)
  return %0, %1, %2 : tensor<ui32>, tensor<1x3xui32>, tensor<ui32>
}
