// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2.5, -0.5]]], [[[-2.0, 2.5]]]]> : tensor<2x1x1x2xf32>]'
// RUN: : @program
// stablehlo.complex on f32, exact values
//   S: rank 3+
//   S: has 1
//   E: f32
// legal 0 0: [-1.0,2.5,-0.5,-0.5,-2.0,-2.0,-2.0,2.5]

module {
func.func @program(%arg0: tensor<2x1x1x2xf32>) -> tensor<2x1x1x2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[[[-1.0, -0.5]]], [[[-2.0, -2.0]]]]> : tensor<2x1x1x2xf32>
  %1 = stablehlo.complex %0, %arg0 : (tensor<2x1x1x2xf32>, tensor<2x1x1x2xf32>) -> tensor<2x1x1x2xcomplex<f32>>
  return %1 : tensor<2x1x1x2xcomplex<f32>>
}

  func.func @main(%input0: tensor<2x1x1x2xf32>) {
    %r = func.call @program(%input0) : (tensor<2x1x1x2xf32>) -> (tensor<2x1x1x2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2x1x1x2xcomplex<f32>>) -> tensor<2x1x1x2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x1x1x2xf32>) -> tensor<2x1x1x2xf64>
    check.expect_eq_const %v1, dense<[[[[-1.0, -0.5]]], [[[-2.0, -2.0]]]]> : tensor<2x1x1x2xf64>
    %v2 = stablehlo.imag %r : (tensor<2x1x1x2xcomplex<f32>>) -> tensor<2x1x1x2xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2x1x1x2xf32>) -> tensor<2x1x1x2xf64>
    check.expect_eq_const %v3, dense<[[[[2.5, -0.5]]], [[[-2.0, 2.5]]]]> : tensor<2x1x1x2xf64>
    func.return
  }
}
