// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (C5)
//   same(type(start_indices...))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x3x3xi2>, %arg1: tensor<0x1x3xi2>, %arg2: tensor<ui64>, %arg3: tensor<ui2>, %arg4: tensor<ui64>) -> tensor<2x3x3xi2> {
    %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<2x3x3xi2>, tensor<0x1x3xi2>, tensor<ui64>, tensor<ui2>, tensor<ui64>) -> tensor<2x3x3xi2>
    return %0 : tensor<2x3x3xi2>
  }
}
