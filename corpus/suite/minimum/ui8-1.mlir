// RUN: stablehlo-translate --interpret %s --args='[dense<[[0, 64]]> : tensor<1x2xui8>, dense<[[0, 127]]> : tensor<1x2xui8>]'
// RUN: : @program
// stablehlo.minimum on ui8, special values
//   S: rank 2
//   S: has 1
//   E: ui8
// legal 0 0: [0,64]

module {
func.func @program(%arg0: tensor<1x2xui8>, %arg1: tensor<1x2xui8>) -> tensor<1x2xui8> {
  %0 = stablehlo.minimum %arg0, %arg1 : tensor<1x2xui8>
  return %0 : tensor<1x2xui8>
}

  func.func @main(%input0: tensor<1x2xui8>, %input1: tensor<1x2xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xui8>, tensor<1x2xui8>) -> (tensor<1x2xui8>)
    check.expect_eq_const %r, dense<[[0, 64]]> : tensor<1x2xui8>
    func.return
  }
}
