// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.constant_like on f8E8M0FNU, special values
//   S: rank 0
//   E: f8E8M0FNU
//   F: f8E8M0FNU
// legal 0 0: [5.877471754111438e-39]

module {
func.func @program() -> tensor<f8E8M0FNU> {
  %0 = stablehlo.constant dense<1.1754944e-38> : tensor<f8E8M0FNU>
  %1 = "chlo.constant_like"(%0) <{value = 5.877472e-39 : f8E8M0FNU}> : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  return %1 : tensor<f8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<5.877471754111438e-39> : tensor<f64>
    func.return
  }
}
