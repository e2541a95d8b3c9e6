// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C12)
//   element_type(result) = element_type(output_types(scatter)[0])

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<f8E8M0FNU>, %arg2: tensor<f8E8M0FNU>) -> tensor<i16> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%1: tensor<f8E8M0FNU>, %2: tensor<f8E8M0FNU>):
      %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }, {
    ^bb0(%4: tensor<f8E8M0FNU>, %5: tensor<f8E8M0FNU>):
      stablehlo.return %4 : tensor<f8E8M0FNU>
    }) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i16>
    return %0 : tensor<i16>
  }
}
