// RUN: not stablehlo-opt %s
// breaks eq (I1)
//   is_tensor(lhs)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token, %arg1: !stablehlo.token) -> tensor<i1> {
    %0 = "check.eq"(%arg0, %arg1) <{tolerance = 1.0 : f32}> : (!stablehlo.token, !stablehlo.token) -> tensor<i1>
    return %0 : tensor<i1>
  }
}
