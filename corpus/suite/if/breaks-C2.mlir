// RUN: not stablehlo-opt %s
// breaks if (C2)
//   output_types(true_branch) = output_types(false_branch)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<i1>) {
    "stablehlo.if"(%arg0) ({
      stablehlo.return
    }, {
      %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
      stablehlo.return %0 : tensor<f32>
    }) : (tensor<i1>) -> ()
    return
  }
}
