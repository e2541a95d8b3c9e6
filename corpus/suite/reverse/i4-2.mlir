// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on i4, special values
//   S: rank 1
//   S: has 1
//   E: i4
//   dimensions: empty
// legal 0 0: [-1]

module {
func.func @program() -> tensor<1xi4> {
  %0 = stablehlo.constant dense<[-1]> : tensor<1xi4>
  %1 = stablehlo.reverse %0, dims = [] : tensor<1xi4>
  return %1 : tensor<1xi4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi4>)
    check.expect_eq_const %r, dense<-1> : tensor<1xi4>
    func.return
  }
}
