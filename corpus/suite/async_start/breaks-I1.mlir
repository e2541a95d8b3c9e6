// RUN: not stablehlo-opt %s
// breaks async_start (I1)
//   for t in operands: is_tensor(t) and not is_per_axis_quantized(t)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tuple<>) -> !stablehlo.future<tensor<3xui4>> {
    %0 = "stablehlo.async_start"(%arg0) ({
    ^bb0(%1: tuple<>):
      %2 = "stablehlo.constant"() <{value = dense<0> : tensor<3xui4>}> : () -> tensor<3xui4>
      stablehlo.return %2 : tensor<3xui4>
    }) : (tuple<>) -> !stablehlo.future<tensor<3xui4>>
    return %0 : !stablehlo.future<tensor<3xui4>>
  }
}
