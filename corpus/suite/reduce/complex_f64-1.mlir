// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[(0.0, 3.0), (0.0, -1.5), (2.5, 0.0)], [(3.5, 3.0), (0.0, -2.5), (0.5, 0.0)]]], [[[(0.0, 1.5), (0.0, 0.0), (0.0, -4.0)], [(0.0, 0.0), (0.0, 0.0), (2.0, 0.0)]]], [[[(2.0, 0.0), (1.5, -0.5), (1.0, -1.5)], [(0.0, 0.0), (2.5, 0.0), (-3.5, 0.0)]]]]> : tensor<3x1x2x3xcomplex<f64>>, dense<[[[[(-5.0, -3.0), (0.0, 6.0), (0.0, -8.0)], [(4.0, 3.0), (-3.0, 1.0), (1.0, -3.0)]]], [[[(7.0, -4.0), (1.0, 1.0), (3.0, -2.0)], [(0.0, 5.0), (6.0, 2.0), (-7.0, -5.0)]]], [[[(5.0, -1.0), (-3.0, -7.0), (-3.0, 5.0)], [(5.0, 2.0), (-1.0, 8.0), (5.0, 3.0)]]]]> : tensor<3x1x2x3xcomplex<f64>>]'
// RUN: : @program
// stablehlo.reduce on complex<f64>, exact values
//   N: low + 1
//   D: rank 3+
//   D: has 1
//   S: rank 0
//   E: complex<f64>
//   F: complex<f64>
//   dimensions: unordered
// legal 0 0: [15.0,3.0]
// legal 0 1: [12.0,-2.5]

module {
func.func @program(%arg0: tensor<3x1x2x3xcomplex<f64>>, %arg1: tensor<3x1x2x3xcomplex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>) {
  %0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %2, %3 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1) across dimensions = [1, 0, 2, 3] : (tensor<3x1x2x3xcomplex<f64>>, tensor<3x1x2x3xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>) reducer(%4: tensor<complex<f64>>, %6: tensor<complex<f64>>) (%5: tensor<complex<f64>>, %7: tensor<complex<f64>>) {
    %8 = stablehlo.add %4, %6 : tensor<complex<f64>>
    %9 = stablehlo.add %5, %7 : tensor<complex<f64>>
    stablehlo.return %8, %9 : tensor<complex<f64>>, tensor<complex<f64>>
  }
  return %3, %2 : tensor<complex<f64>>, tensor<complex<f64>>
}

  func.func @main(%input0: tensor<3x1x2x3xcomplex<f64>>, %input1: tensor<3x1x2x3xcomplex<f64>>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<3x1x2x3xcomplex<f64>>, tensor<3x1x2x3xcomplex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<15.0> : tensor<f64>
    %v1 = stablehlo.imag %r#0 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<3.0> : tensor<f64>
    %v2 = stablehlo.real %r#1 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v2, dense<12.0> : tensor<f64>
    %v3 = stablehlo.imag %r#1 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-2.5> : tensor<f64>
    func.return
  }
}
