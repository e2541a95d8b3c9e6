// RUN: stablehlo-translate --interpret %s --args='[dense<[(-0.7465980903306805, 2.225073858507201e-308), (-0.39739350913148225, 0.0), (-2.2250738585072014e-308, 0.4275562668052076)]> : tensor<3xcomplex<f64>>]'
// RUN: : @program
// stablehlo.tuple on complex<f64>, special values
//   N: low
//   N: low + 1
//   T: tensor
//   T: token
//   T: tuple
// legal 0 0: [-0.7465980903306805,2.225073858507201e-308,-0.39739350913148225,0.0,-2.2250738585072014e-308,0.4275562668052076]

module {
func.func @program(%arg0: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  return %arg0 : tensor<3xcomplex<f64>>
}

  func.func @main(%input0: tensor<3xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-0.7465980903306805, -0.39739350913148225, -2.2250738585072014e-308]> : tensor<3xf64>
    %v1 = stablehlo.imag %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v2, dense<[4503599627370495, 0, 4601373788893361333]> : tensor<3xi64>
    func.return
  }
}
