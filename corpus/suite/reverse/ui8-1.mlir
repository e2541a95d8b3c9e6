// RUN: stablehlo-translate --interpret %s --args='[dense<[2]> : tensor<1xui8>]'
// RUN: : @program
// stablehlo.reverse on ui8, exact values
//   S: rank 1
//   S: has 1
//   E: ui8
//   dimensions: one
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<1xui8>) -> tensor<1xui8> {
  %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1xui8>
  return %0 : tensor<1xui8>
}

  func.func @main(%input0: tensor<1xui8>) {
    %r = func.call @program(%input0) : (tensor<1xui8>) -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<2> : tensor<1xui8>
    func.return
  }
}
