// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.round_nearest_even on f8E4M3B11FNUZ, special values
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [7.0,-4.0,-4.0]

module {
func.func @program() -> tensor<3x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[[7.0], [-4.0], [-3.5]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.round_nearest_even %0 : tensor<3x1xf8E4M3B11FNUZ>
  return %1 : tensor<3x1xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[7.0], [-4.0], [-4.0]]> : tensor<3x1xf64>
    func.return
  }
}
