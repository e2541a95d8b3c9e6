// RUN: stablehlo-translate --interpret %s --args='[dense<0.5> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.sqrt on f8E4M3FNUZ, special values
//   S: rank 0
//   E: f8E4M3FNUZ
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.6875]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
  %0 = stablehlo.sqrt %arg0 : tensor<f8E4M3FNUZ>
  return %0 : tensor<f8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FNUZ>) -> (tensor<f8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.6875> : tensor<f64>
    func.return
  }
}
