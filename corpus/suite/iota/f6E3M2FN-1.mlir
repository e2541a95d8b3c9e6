// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f6E3M2FN, exact values
//   n: more
//   S: rank 0
//   E: f6E3M2FN
//   iota_dimension: first
// legal 0 0: [0.0,1.0,2.0]

module {
func.func @program() -> tensor<3xf6E3M2FN> {
  %0 = stablehlo.iota dim = 0 : tensor<3xf6E3M2FN>
  return %0 : tensor<3xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<3xf6E3M2FN>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[0, 4607182418800017408, 4611686018427387904]> : tensor<3xi64>
    func.return
  }
}
