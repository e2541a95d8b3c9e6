// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f8E5M2, envelope values
//   n: 1
//   S: rank 0
//   E: f8E5M2
//   iota_dimension: first
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1xf8E5M2> {
  %0 = stablehlo.iota dim = 0 : tensor<1xf8E5M2>
  return %0 : tensor<1xf8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
