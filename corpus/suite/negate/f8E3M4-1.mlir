// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.negate on f8E3M4, exact values
//   S: rank 2
//   S: has 1
//   E: f8E3M4
// legal 0 0: [1.0,-1.5,1.5]

module {
func.func @program() -> tensor<3x1xf8E3M4> {
  %0 = stablehlo.constant dense<[[-1.0], [1.5], [-1.5]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.negate %0 : tensor<3x1xf8E3M4>
  return %1 : tensor<3x1xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E3M4>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[1.0], [-1.5], [1.5]]> : tensor<3x1xf64>
    func.return
  }
}
