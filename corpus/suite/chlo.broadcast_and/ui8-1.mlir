// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[11]> : tensor<1xui8>, dense<[[117, 128]]> : tensor<1x2xui8>]'
// RUN: : @program
// chlo.broadcast_and on ui8, special values
//   A: rank 1
//   A: has 1
//   E: ui8
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [1,0]

module {
func.func @program(%arg0: tensor<1xui8>, %arg1: tensor<1x2xui8>) -> tensor<1x2xui8> {
  %0 = chlo.broadcast_and %arg0, %arg1 : (tensor<1xui8>, tensor<1x2xui8>) -> tensor<1x2xui8>
  return %0 : tensor<1x2xui8>
}

  func.func @main(%input0: tensor<1xui8>, %input1: tensor<1x2xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui8>, tensor<1x2xui8>) -> (tensor<1x2xui8>)
    check.expect_eq_const %r, dense<[[1, 0]]> : tensor<1x2xui8>
    func.return
  }
}
