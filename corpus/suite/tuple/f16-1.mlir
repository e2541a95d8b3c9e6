// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tuple on f16, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [0.0,0.0]

module {
func.func @program() -> tensor<2xf16> {
  %0 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf16>
  %1 = stablehlo.tuple %0 : tuple<tensor<2xf16>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<2xf16>>) -> tensor<2xf16>
  return %2 : tensor<2xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf16>)
    %v0 = stablehlo.convert %r : (tensor<2xf16>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2xi64>
    func.return
  }
}
