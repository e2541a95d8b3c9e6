// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on f8E5M2FNUZ, exact values
//   S: rank 0
//   T: more axes
//   E: f8E5M2FNUZ
//   I: i8
// legal 0 0: [0.5]

module {
func.func @program() -> tensor<1x1x1x1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<0.5> : tensor<f8E5M2FNUZ>
  %1 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xi8>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<f8E5M2FNUZ>, tensor<4xi8>) -> tensor<1x1x1x1xf8E5M2FNUZ>
  return %2 : tensor<1x1x1x1xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x1x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1x1xf8E5M2FNUZ>) -> tensor<1x1x1x1xf64>
    check.expect_eq_const %v0, dense<0.5> : tensor<1x1x1x1xf64>
    func.return
  }
}
