// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[9]> : tensor<1xui8>]'
// RUN: : @program
// chlo.mulhi on ui8, exact values
//   S: rank 1
//   S: has 1
//   E: ui8
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xui8>) -> tensor<1xui8> {
  %0 = stablehlo.constant dense<[7]> : tensor<1xui8>
  %1 = chlo.mulhi %arg0, %0 : tensor<1xui8>, tensor<1xui8> -> tensor<1xui8>
  return %1 : tensor<1xui8>
}

  func.func @main(%input0: tensor<1xui8>) {
    %r = func.call @program(%input0) : (tensor<1xui8>) -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<0> : tensor<1xui8>
    func.return
  }
}
