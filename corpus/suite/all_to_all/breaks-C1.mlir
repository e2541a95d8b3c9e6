// RUN: not stablehlo-opt %s
// breaks all_to_all (C1)
//   for t in operands: 0 <= split_dimension < rank(t)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x1xi16>) -> tensor<4x1xi16> {
    %0 = "stablehlo.all_to_all"(%arg0) <{split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = -1 : i64, concat_dimension = 1 : i64}> : (tensor<4x1xi16>) -> tensor<4x1xi16>
    return %0 : tensor<4x1xi16>
  }
}
