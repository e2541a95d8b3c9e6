// RUN: not stablehlo-opt %s
// breaks sharding_constraint (X2)
//   is_tensor(input)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token) -> !stablehlo.token {
    %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<{}>}> : (!stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}
