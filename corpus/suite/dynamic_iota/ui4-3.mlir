// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui4, exact values
//   n: more
//   S: rank 0
//   E: f6E2M3FN
//   iota_dimension: first
//   I: ui4
// legal 0 0: [0.0,1.0]

module {
func.func @program() -> tensor<2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[2]> : tensor<1xui4>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xui4>) -> tensor<2xf6E2M3FN>
  return %1 : tensor<2xf6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[0, 4607182418800017408]> : tensor<2xi64>
    func.return
  }
}
