// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on complex<f64>, special values
//   S: rank 2
//   S: has 1
//   U: rank 0
//   T: 1
//   T: low (otherwise)
//   E: complex<f64>
//   broadcast_dimensions: ascending
//   I: ui2
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: [-2.2083953677736594,-0.6051621389872732,-0.534732009282728,0.0]

module {
func.func @program() -> tensor<1x2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(-2.2083953677736594, -0.6051621389872732), (-0.534732009282728, 0.0)]]> : tensor<1x2xcomplex<f64>>
  %1 = stablehlo.constant dense<[1, 2]> : tensor<2xui2>
  %2 = stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [0, 1] : (tensor<1x2xcomplex<f64>>, tensor<2xui2>) -> tensor<1x2xcomplex<f64>>
  return %2 : tensor<1x2xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[-2.2083953677736594, -0.534732009282728]]> : tensor<1x2xf64>
    %v1 = stablehlo.imag %r : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1x2xf64>) -> tensor<1x2xi64>
    check.expect_eq_const %v2, dense<[[-4619746001342215760, 0]]> : tensor<1x2xi64>
    func.return
  }
}
