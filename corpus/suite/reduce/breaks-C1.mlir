// RUN: not stablehlo-opt %s
// breaks reduce (C1)
//   same(shape(inputs...))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2xui32>, %arg1: tensor<3xf6E3M2FN>, %arg2: tensor<ui32>, %arg3: tensor<f6E3M2FN>) -> (tensor<2xui64>, tensor<2xbf16>) {
    %0, %1 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64>}> ({
    ^bb0(%2: tensor<ui64>, %3: tensor<bf16>, %4: tensor<ui64>, %5: tensor<bf16>):
      stablehlo.return %2, %3 : tensor<ui64>, tensor<bf16>
    }) : (tensor<2xui32>, tensor<3xf6E3M2FN>, tensor<ui32>, tensor<f6E3M2FN>) -> (tensor<2xui64>, tensor<2xbf16>)
    return %0, %1 : tensor<2xui64>, tensor<2xbf16>
  }
}
