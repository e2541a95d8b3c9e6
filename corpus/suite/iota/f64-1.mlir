// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f64, special values
//   n: more
//   S: rank 0
//   E: f64
//   iota_dimension: first
// legal 0 0: [0.0,1.0]

module {
func.func @program() -> tensor<2xf64> {
  %0 = stablehlo.iota dim = 0 : tensor<2xf64>
  return %0 : tensor<2xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v0, dense<[0, 4607182418800017408]> : tensor<2xi64>
    func.return
  }
}
