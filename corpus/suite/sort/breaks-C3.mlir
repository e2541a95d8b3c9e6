// RUN: not stablehlo-opt %s
// breaks sort (C3)
//   same(shape(inputs...) ++ shape(results...))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3xi2>) -> (tensor<2xi2>, tensor<2xi2>) {
    %0, %1 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%2: tensor<i2>, %3: tensor<i2>):
      %4 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<3xi2>) -> (tensor<2xi2>, tensor<2xi2>)
    return %0, %1 : tensor<2xi2>, tensor<2xi2>
  }
}
