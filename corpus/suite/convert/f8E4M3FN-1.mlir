// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on f8E4M3FN, envelope values
//   S: rank 2
//   S: has 1
//   E: f8E4M3FN
//   F: f8E4M3FN
// legal 0 0: [-1.75,3.75]

module {
func.func @program() -> tensor<1x2xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[-1.75, 3.75]]> : tensor<1x2xf8E4M3FN>
  %1 = stablehlo.convert %0 : tensor<1x2xf8E4M3FN>
  return %1 : tensor<1x2xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E4M3FN>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[-1.75, 3.75]]> : tensor<1x2xf64>
    func.return
  }
}
