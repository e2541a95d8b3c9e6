// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.or on i8, exact values
//   S: rank 0
//   E: i8
// legal 0 0: [-5]

module {
func.func @program() -> tensor<i8> {
  %0 = stablehlo.constant dense<-7> : tensor<i8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = stablehlo.or %0, %1 : tensor<i8>
  return %2 : tensor<i8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i8>)
    check.expect_eq_const %r, dense<-5> : tensor<i8>
    func.return
  }
}
