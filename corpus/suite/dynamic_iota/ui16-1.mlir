// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui16, envelope values
//   n: more
//   S: rank 0
//   E: f16
//   iota_dimension: first
//   I: ui16
// legal 0 0: [0.0,1.0,2.0,3.0,4.0]

module {
func.func @program() -> tensor<5xf16> {
  %0 = stablehlo.constant dense<[5]> : tensor<1xui16>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xui16>) -> tensor<5xf16>
  return %1 : tensor<5xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5xf16>)
    %v0 = stablehlo.convert %r : (tensor<5xf16>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<[0, 4607182418800017408, 4611686018427387904, 4613937818241073152, 4616189618054758400]> : tensor<5xi64>
    func.return
  }
}
