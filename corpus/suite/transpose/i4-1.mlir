// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.transpose on i4, exact values
//   S: rank 0
//   E: i4
//   permutation: identity
// legal 0 0: [-1]

module {
func.func @program() -> tensor<i4> {
  %0 = stablehlo.constant dense<-1> : tensor<i4>
  %1 = stablehlo.transpose %0, dims = [] : (tensor<i4>) -> tensor<i4>
  return %1 : tensor<i4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i4>)
    check.expect_eq_const %r, dense<-1> : tensor<i4>
    func.return
  }
}
