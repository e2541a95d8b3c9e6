// RUN: not stablehlo-opt %s
// breaks scan (X5)
//   type(inits...) = type(carries...) and (for c in inits: is_tensor(c))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x4x2xcomplex<f32>>, %arg1: tensor<3xf4E2M1FN>, %arg2: tensor<3xcomplex<f64>>, %arg3: tensor<3x4x4xf8E4M3B11FNUZ>, %arg4: tensor<3x3xf8E4M3FNUZ>) -> (tensor<3xui64>, tensor<3x3xi4>) {
    %0, %1 = "chlo.scan"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 4, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%2: tensor<4x2xcomplex<f32>>, %3: tensor<f4E2M1FN>, %4: tensor<complex<f64>>, %5: tensor<4x4xf8E4M3B11FNUZ>, %6: tensor<3x3xf8E4M3FNUZ>):
      %7 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
      stablehlo.return %7, %6 : tensor<ui64>, tensor<3x3xf8E4M3FNUZ>
    }) : (tensor<3x4x2xcomplex<f32>>, tensor<3xf4E2M1FN>, tensor<3xcomplex<f64>>, tensor<3x4x4xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3FNUZ>) -> (tensor<3xui64>, tensor<3x3xi4>)
    return %0, %1 : tensor<3xui64>, tensor<3x3xi4>
  }
}
