// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f8E4M3, special values
//   n: more
//   S: rank 2
//   S: has 1
//   E: f8E4M3
//   iota_dimension: later
// legal 0 0: [0.0,1.0,2.0,3.0,4.0]

module {
func.func @program() -> tensor<1x5x1xf8E4M3> {
  %0 = stablehlo.iota dim = 1 : tensor<1x5x1xf8E4M3>
  return %0 : tensor<1x5x1xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x5x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x5x1xf8E4M3>) -> tensor<1x5x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x5x1xf64>) -> tensor<1x5x1xi64>
    check.expect_eq_const %v1, dense<[[[0], [4607182418800017408], [4611686018427387904], [4613937818241073152], [4616189618054758400]]]> : tensor<1x5x1xi64>
    func.return
  }
}
