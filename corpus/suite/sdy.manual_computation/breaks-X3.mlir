// RUN: not stablehlo-opt %s
// breaks manual_computation (X3)
//   (for t in tensors: is_tensor(t)) and (for t in results: is_tensor(t))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token, %arg1: tensor<3x3xf6E2M3FN>) {
    "sdy.manual_computation"(%arg0, %arg1) <{in_shardings = #sdy.sharding_per_value<{}>, out_shardings = #sdy.sharding_per_value<{}>, manual_axes = #sdy<manual_axes{}>}> ({
    ^bb0(%0: tensor<3x3x2xf6E2M3FN>, %1: tensor<f8E4M3FNUZ>):
      sdy.return
    }) : (!stablehlo.token, tensor<3x3xf6E2M3FN>) -> ()
    return
  }
}
