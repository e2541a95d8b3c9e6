// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2.5, -0.5]]], [[[-2.0, 2.5]]]]> : tensor<2x1x1x2xf64>]'
// RUN: : @program
// stablehlo.complex on f64, exact values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: [-1.0,2.5,-0.5,-0.5,-2.0,-2.0,-2.0,2.5]

module {
func.func @program(%arg0: tensor<2x1x1x2xf64>) -> tensor<2x1x1x2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[[[-1.0, -0.5]]], [[[-2.0, -2.0]]]]> : tensor<2x1x1x2xf64>
  %1 = stablehlo.complex %0, %arg0 : (tensor<2x1x1x2xf64>, tensor<2x1x1x2xf64>) -> tensor<2x1x1x2xcomplex<f64>>
  return %1 : tensor<2x1x1x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x1x1x2xf64>) {
    %r = func.call @program(%input0) : (tensor<2x1x1x2xf64>) -> (tensor<2x1x1x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x1x1x2xcomplex<f64>>) -> tensor<2x1x1x2xf64>
    check.expect_eq_const %v0, dense<[[[[-1.0, -0.5]]], [[[-2.0, -2.0]]]]> : tensor<2x1x1x2xf64>
    %v1 = stablehlo.imag %r : (tensor<2x1x1x2xcomplex<f64>>) -> tensor<2x1x1x2xf64>
    check.expect_eq_const %v1, dense<[[[[2.5, -0.5]]], [[[-2.0, 2.5]]]]> : tensor<2x1x1x2xf64>
    func.return
  }
}
