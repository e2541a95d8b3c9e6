// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.negate on i4, exact values
//   S: rank 0
//   E: i4
// legal 0 0: [-5]

module {
func.func @program() -> tensor<i4> {
  %0 = stablehlo.constant dense<5> : tensor<i4>
  %1 = stablehlo.negate %0 : tensor<i4>
  return %1 : tensor<i4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i4>)
    check.expect_eq_const %r, dense<-5> : tensor<i4>
    func.return
  }
}
