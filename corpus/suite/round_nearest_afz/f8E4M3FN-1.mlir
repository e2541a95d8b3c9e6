// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.round_nearest_afz on f8E4M3FN, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FN
// legal 0 0: [3.0]

module {
func.func @program() -> tensor<1xf8E4M3FN> {
  %0 = stablehlo.constant dense<[3.0]> : tensor<1xf8E4M3FN>
  %1 = stablehlo.round_nearest_afz %0 : tensor<1xf8E4M3FN>
  return %1 : tensor<1xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<3.0> : tensor<1xf64>
    func.return
  }
}
