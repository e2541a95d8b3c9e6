// RUN: : --args='[dense<[3, 5, 7, 9]> : tensor<4xi32>, dense<3> : tensor<1x1xi32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %i: tensor<1x1xi32>) -> tensor<1xi32> {
    %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    return %0 : tensor<1xi32>
  }
}
