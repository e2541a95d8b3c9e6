// RUN: stablehlo-translate --interpret %s --args='[dense<1.7014118e+38> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.log_plus_one on f8E8M0FNU, special values
//   S: rank 0
//   E: f8E8M0FNU
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [64.0]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.log_plus_one %arg0 : tensor<f8E8M0FNU>
  return %0 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<64.0> : tensor<f64>
    func.return
  }
}
