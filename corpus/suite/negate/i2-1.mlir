// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.negate on i2, exact values
//   S: rank 0
//   E: i2
// legal 0 0: [-1]

module {
func.func @program() -> tensor<i2> {
  %0 = stablehlo.constant dense<1> : tensor<i2>
  %1 = stablehlo.negate %0 : tensor<i2>
  return %1 : tensor<i2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i2>)
    check.expect_eq_const %r, dense<-1> : tensor<i2>
    func.return
  }
}
