// RUN: not stablehlo-opt %s
// breaks broadcast_compare (X4)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x4xcomplex<f16>>, %arg1: tensor<4x4xcomplex<f16>>) -> tensor<4x4xi1> {
    %0 = "chlo.broadcast_compare"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 1, 0>, comparison_direction = #chlo<comparison_direction LE>, compare_type = #chlo<comparison_type FLOAT>}> : (tensor<1x4xcomplex<f16>>, tensor<4x4xcomplex<f16>>) -> tensor<4x4xi1>
    return %0 : tensor<4x4xi1>
  }
}
