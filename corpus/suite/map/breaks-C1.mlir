// RUN: not stablehlo-opt %s
// breaks map (C1)
//   same(shape(inputs...) ++ [shape(result)])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2xcomplex<bf16>>) -> tensor<1xui8> {
    %0 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%1: tensor<complex<bf16>>):
      %2 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<2xcomplex<bf16>>) -> tensor<1xui8>
    return %0 : tensor<1xui8>
  }
}
