// RUN: stablehlo-translate --interpret %s --args='[dense<[255]> : tensor<1xui8>]'
// RUN: : @program
// stablehlo.remainder on ui8, special values
//   S: rank 1
//   S: has 1
//   E: ui8
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xui8>) -> tensor<1xui8> {
  %0 = stablehlo.remainder %arg0, %arg0 : tensor<1xui8>
  return %0 : tensor<1xui8>
}

  func.func @main(%input0: tensor<1xui8>) {
    %r = func.call @program(%input0) : (tensor<1xui8>) -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<0> : tensor<1xui8>
    func.return
  }
}
