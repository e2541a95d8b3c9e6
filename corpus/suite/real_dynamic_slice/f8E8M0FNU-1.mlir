// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f8E8M0FNU, envelope values
//   S: rank 0
//   E: f8E8M0FNU
//   I: i4
// legal 0 0: [1.1754943508222875e-38]

module {
func.func @program() -> tensor<f8E8M0FNU> {
  %0 = stablehlo.constant dense<1.1754944e-38> : tensor<f8E8M0FNU>
  %1 = stablehlo.constant dense<> : tensor<0xi4>
  %2 = stablehlo.constant dense<> : tensor<0xi4>
  %3 = stablehlo.constant dense<> : tensor<0xi4>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<f8E8M0FNU>, tensor<0xi4>, tensor<0xi4>, tensor<0xi4>) -> tensor<f8E8M0FNU>
  return %4 : tensor<f8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.1754943508222875e-38> : tensor<f64>
    func.return
  }
}
