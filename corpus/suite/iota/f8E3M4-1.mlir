// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f8E3M4, special values
//   n: more
//   S: rank 2
//   S: has 1
//   E: f8E3M4
//   iota_dimension: later
// legal 0 0: [0.0,1.0,2.0]

module {
func.func @program() -> tensor<1x1x3xf8E3M4> {
  %0 = stablehlo.iota dim = 2 : tensor<1x1x3xf8E3M4>
  return %0 : tensor<1x1x3xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x1x3xf8E3M4>) -> tensor<1x1x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x3xf64>) -> tensor<1x1x3xi64>
    check.expect_eq_const %v1, dense<[[[0, 4607182418800017408, 4611686018427387904]]]> : tensor<1x1x3xi64>
    func.return
  }
}
