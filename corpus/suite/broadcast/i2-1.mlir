// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast on i2, envelope values
//   S: rank 1
//   S: has 1
//   B: rank 0
//   E: i2
// legal 0 0: [1]

module {
func.func @program() -> tensor<1xi2> {
  %0 = stablehlo.constant dense<[1]> : tensor<1xi2>
  %1 = stablehlo.broadcast %0, sizes = [] : (tensor<1xi2>) -> tensor<1xi2>
  return %1 : tensor<1xi2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi2>)
    check.expect_eq_const %r, dense<1> : tensor<1xi2>
    func.return
  }
}
