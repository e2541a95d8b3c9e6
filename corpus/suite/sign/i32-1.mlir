// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sign on i32, special values
//   S: rank 1
//   S: has 1
//   E: i32
// legal 0 0: [-1]

module {
func.func @program() -> tensor<1xi32> {
  %0 = stablehlo.constant dense<[-9]> : tensor<1xi32>
  %1 = stablehlo.sign %0 : tensor<1xi32>
  return %1 : tensor<1xi32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi32>)
    check.expect_eq_const %r, dense<-1> : tensor<1xi32>
    func.return
  }
}
