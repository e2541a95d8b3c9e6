// RUN: not stablehlo-opt %s
// breaks scan (X1)
//   0 <= dimension and (for x in inputs: dimension < rank(x))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x2xcomplex<bf16>>) -> (tensor<4x4x4xcomplex<f16>>, tensor<2x3x4xi2>) {
    %0, %1 = "chlo.scan"(%arg0) <{dimension = 2 : i64, is_reverse = true, is_associative = false, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 2, 0>}> ({
    ^bb0(%2: tensor<1x2xcomplex<bf16>>):
      %3 = "stablehlo.constant"() <{value = dense<(0.0, 0.0)> : tensor<4x4xcomplex<f16>>}> : () -> tensor<4x4xcomplex<f16>>
      %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi2>}> : () -> tensor<2x3xi2>
      stablehlo.return %3, %4 : tensor<4x4xcomplex<f16>>, tensor<2x3xi2>
    }) : (tensor<1x2xcomplex<bf16>>) -> (tensor<4x4x4xcomplex<f16>>, tensor<2x3x4xi2>)
    return %0, %1 : tensor<4x4x4xcomplex<f16>>, tensor<2x3x4xi2>
  }
}
