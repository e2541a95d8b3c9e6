// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dot on f64, exact values
//   M: rank 1
//   N: rank 1
//   N: has 1
//   k: 1
//   E: f64
//   F: f64
//   precision_config: absent
// legal 0 0: [10.5,3.5,14.0]

module {
func.func @program() -> tensor<3x1xf64> {
  %0 = stablehlo.constant dense<[[1.5], [0.5], [2.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[7.0]]> : tensor<1x1xf64>
  %2 = stablehlo.dot %0, %1 : (tensor<3x1xf64>, tensor<1x1xf64>) -> tensor<3x1xf64>
  return %2 : tensor<3x1xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1xf64>)
    check.expect_eq_const %r, dense<[[10.5], [3.5], [14.0]]> : tensor<3x1xf64>
    func.return
  }
}
