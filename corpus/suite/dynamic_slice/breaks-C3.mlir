// RUN: not stablehlo-opt %s
// breaks dynamic_slice (C3)
//   same(type(start_indices...))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x2xui16>, %arg1: tensor<ui16>, %arg2: tensor<i4>) -> tensor<0x2xui16> {
    %0 = "stablehlo.dynamic_slice"(%arg0, %arg1, %arg2) <{slice_sizes = array<i64: 0, 2>}> : (tensor<2x2xui16>, tensor<ui16>, tensor<i4>) -> tensor<0x2xui16>
    return %0 : tensor<0x2xui16>
  }
}
