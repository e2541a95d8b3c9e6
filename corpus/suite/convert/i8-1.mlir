// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on i8, exact values
//   S: rank 1
//   S: has 1
//   E: i8
//   F: i8
// legal 0 0: [-9]

module {
func.func @program() -> tensor<1xi8> {
  %0 = stablehlo.constant dense<[-9]> : tensor<1xi8>
  %1 = stablehlo.convert %0 : tensor<1xi8>
  return %1 : tensor<1xi8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi8>)
    check.expect_eq_const %r, dense<-9> : tensor<1xi8>
    func.return
  }
}
