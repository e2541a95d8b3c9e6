// RUN: not stablehlo-opt %s
// breaks scan (X5)
//   type(inits...) = type(carries...) and (for c in inits: is_tensor(c))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x4x2xcomplex<f16>>, %arg1: tensor<3xcomplex<f64>>, %arg2: tensor<3xcomplex<bf16>>, %arg3: tensor<3x4x4xf8E5M2FNUZ>, %arg4: tensor<3x3xf8E5M2FNUZ>) -> (tensor<3xui4>, tensor<3x3xi4>) {
    %0, %1 = "chlo.scan"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 4, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: tensor<4x2xcomplex<f16>>, %3: tensor<complex<f64>>, %4: tensor<complex<bf16>>, %5: tensor<4x4xf8E5M2FNUZ>, %6: tensor<3x3xf8E5M2FNUZ>):
      %7 = "stablehlo.constant"() <{value = dense<0> : tensor<ui4>}> : () -> tensor<ui4>
      stablehlo.return %7, %6 : tensor<ui4>, tensor<3x3xf8E5M2FNUZ>
    }) : (tensor<3x4x2xcomplex<f16>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<bf16>>, tensor<3x4x4xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) -> (tensor<3xui4>, tensor<3x3xi4>)
    return %0, %1 : tensor<3xui4>, tensor<3x3xi4>
  }
}
