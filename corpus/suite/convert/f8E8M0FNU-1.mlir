// RUN: stablehlo-translate --interpret %s --args='[dense<5.877472e-39> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.convert on f8E8M0FNU, special values
//   S: rank 0
//   E: f8E8M0FNU
//   F: f8E8M0FNU
// legal 0 0: [5.877471754111438e-39]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.convert %arg0 : tensor<f8E8M0FNU>
  return %0 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<5.877471754111438e-39> : tensor<f64>
    func.return
  }
}
