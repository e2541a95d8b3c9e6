// RUN: not stablehlo-opt %s
// breaks all_to_all (C2)
//   for t in operands: dim(t, split_dimension) % split_count = 0

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x4xcomplex<f16>>, %arg1: tensor<9xi1>) -> (tensor<4x4xcomplex<f16>>, tensor<9xi1>) {
    %0, %1 = "stablehlo.all_to_all"(%arg0, %arg1) <{split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<4x4xcomplex<f16>>, tensor<9xi1>) -> (tensor<4x4xcomplex<f16>>, tensor<9xi1>)
    return %0, %1 : tensor<4x4xcomplex<f16>>, tensor<9xi1>
  }
}
