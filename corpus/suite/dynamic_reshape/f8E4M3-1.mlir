// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on f8E4M3, exact values
//   S: rank 0
//   T: more axes
//   E: f8E4M3
//   I: ui64
// legal 0 0: [1.5]

module {
func.func @program() -> tensor<1x1xf8E4M3> {
  %0 = stablehlo.constant dense<1.5> : tensor<f8E4M3>
  %1 = stablehlo.constant dense<[1, 1]> : tensor<2xui64>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<f8E4M3>, tensor<2xui64>) -> tensor<1x1xf8E4M3>
  return %2 : tensor<1x1xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E4M3>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<1.5> : tensor<1x1xf64>
    func.return
  }
}
