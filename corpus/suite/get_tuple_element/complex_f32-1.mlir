// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_tuple_element on complex<f32>, exact values
//   N: low + 1
//   T: tensor
//   index: low + 1
//   index: high
// legal 0 0: [0.0,0.5]

module {
func.func @program() -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<[[(3.0, -1.5), (0.0, -1.5), (-2.0, -0.5)], [(0.0, 0.0), (-1.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %1 = stablehlo.constant dense<(0.0, 0.5)> : tensor<complex<f32>>
  %2 = stablehlo.tuple %0, %1 : tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>
  %3 = stablehlo.get_tuple_element %2[1] : (tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>) -> tensor<complex<f32>>
  return %3 : tensor<complex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v2, dense<0> : tensor<i64>
    %v3 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v4 = stablehlo.convert %v3 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v4, dense<0.5> : tensor<f64>
    func.return
  }
}
