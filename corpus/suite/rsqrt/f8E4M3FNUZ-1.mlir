// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.rsqrt on f8E4M3FNUZ, exact values
//   S: rank 0
//   E: f8E4M3FNUZ
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [1.125]

module {
func.func @program() -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.constant dense<0.75> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.rsqrt %0 : tensor<f8E4M3FNUZ>
  return %1 : tensor<f8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.125> : tensor<f64>
    func.return
  }
}
