// RUN: stablehlo-translate --interpret %s --args='[dense<[[(1.7959308335072682e+52, -4.255170262933679e-21), (-8.261630507251957e+29, 2.1891757699804445e-55)], [(1.3868498686154354e+43, -3.3918104825756347e-77), (3.759336352292014e+99, 6.689870013736176e-08)]]> : tensor<2x2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.add on complex<f64>, special values
//   S: rank 2
//   E: complex<f64>
// legal 0 0: [1.7959308335072682e+52,"nan",-8.261630507251957e+29,-0.5,1.3868498686154354e+43,-3.955145001335887,3.759336352292014e+99,0.5000000668987001]

module {
func.func @program(%arg0: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(-0.6798870481744984, 0x7FF8000000000000), (-0.39229909080752845, -0.5)], [(-2.225073858507201e-308, -3.955145001335887), (-0.5493198595050731, 0.5)]]> : tensor<2x2xcomplex<f64>>
  %1 = stablehlo.add %arg0, %0 : tensor<2x2xcomplex<f64>>
  return %1 : tensor<2x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x2xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<[[1.7959308335072682e+52, -8.261630507251957e+29], [1.3868498686154354e+43, 3.759336352292014e+99]]> : tensor<2x2xf64>
    %v1 = stablehlo.imag %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    %v2 = stablehlo.constant dense<[[0xFFF0000000000000, -0.5], [-3.955145001335887, 0.5000000668987001]]> : tensor<2x2xf64>
    %v3 = stablehlo.constant dense<[[0x7FF0000000000000, -0.5], [-3.955145001335887, 0.5000000668987001]]> : tensor<2x2xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<2x2xi1>
    %v7 = stablehlo.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<2x2xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<2x2xi1>
    check.expect_eq_const %v10, dense<true> : tensor<2x2xi1>
    func.return
  }
}
