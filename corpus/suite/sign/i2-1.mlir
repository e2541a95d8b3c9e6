// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sign on i2, envelope values
//   S: rank 2
//   E: i2
// legal 0 0: [0,-1,0,1,0,1,0,-1]

module {
func.func @program() -> tensor<4x2xi2> {
  %0 = stablehlo.constant dense<[[0, -1], [0, 1], [0, 1], [0, -1]]> : tensor<4x2xi2>
  %1 = stablehlo.sign %0 : tensor<4x2xi2>
  return %1 : tensor<4x2xi2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x2xi2>)
    check.expect_eq_const %r, dense<[[0, -1], [0, 1], [0, 1], [0, -1]]> : tensor<4x2xi2>
    func.return
  }
}
