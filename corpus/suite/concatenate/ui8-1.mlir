// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.concatenate on ui8, special values
//   N: low
//   P: 1
//   S: rank 1
//   E: ui8
//   dimension: later
// legal 0 0: [0,64,0]

module {
func.func @program() -> tensor<3x1xui8> {
  %0 = stablehlo.constant dense<[[0], [64], [0]]> : tensor<3x1xui8>
  %1 = stablehlo.concatenate %0, dim = 1 : (tensor<3x1xui8>) -> tensor<3x1xui8>
  return %1 : tensor<3x1xui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1xui8>)
    check.expect_eq_const %r, dense<[[0], [64], [0]]> : tensor<3x1xui8>
    func.return
  }
}
