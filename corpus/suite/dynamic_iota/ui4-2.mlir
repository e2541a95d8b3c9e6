// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui4, exact values
//   n: more
//   S: rank 0
//   E: f4E2M1FN
//   iota_dimension: first
//   I: ui4
// legal 0 0: [0.0,1.0,2.0,3.0,4.0]

module {
func.func @program() -> tensor<5xf4E2M1FN> {
  %0 = stablehlo.constant dense<[5]> : tensor<1xui4>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xui4>) -> tensor<5xf4E2M1FN>
  return %1 : tensor<5xf4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf4E2M1FN>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<[0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4616189618054758400]> : tensor<5xi64>
    func.return
  }
}
