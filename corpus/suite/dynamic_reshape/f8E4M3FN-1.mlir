// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on f8E4M3FN, special values
//   S: rank 0
//   T: more axes
//   E: f8E4M3FN
//   I: i16
// legal 0 0: [0.40625]

module {
func.func @program() -> tensor<1x1x1xf8E4M3FN> {
  %0 = stablehlo.constant dense<0.40625> : tensor<f8E4M3FN>
  %1 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi16>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<f8E4M3FN>, tensor<3xi16>) -> tensor<1x1x1xf8E4M3FN>
  return %2 : tensor<1x1x1xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf8E4M3FN>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<0.40625> : tensor<1x1x1xf64>
    func.return
  }
}
