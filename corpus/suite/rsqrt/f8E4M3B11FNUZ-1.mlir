// RUN: stablehlo-translate --interpret %s --args='[dense<2.5> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.rsqrt on f8E4M3B11FNUZ, special values
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.625]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  %0 = stablehlo.rsqrt %arg0 : tensor<f8E4M3B11FNUZ>
  return %0 : tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.625> : tensor<f64>
    func.return
  }
}
