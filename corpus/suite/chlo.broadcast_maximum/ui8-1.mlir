// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[2, 4, 6, 2, 9]]> : tensor<1x5xui8>, dense<[[2]]> : tensor<1x1xui8>]'
// RUN: : @program
// chlo.broadcast_maximum on ui8, exact values
//   A: rank 2
//   A: has 1
//   E: ui8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: alternative 2 (otherwise)
// legal 0 0: [2,4,6,2,9]

module {
func.func @program(%arg0: tensor<1x5xui8>, %arg1: tensor<1x1xui8>) -> tensor<1x5xui8> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xui8>, tensor<1x1xui8>) -> tensor<1x5xui8>
  return %0 : tensor<1x5xui8>
}

  func.func @main(%input0: tensor<1x5xui8>, %input1: tensor<1x1xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x5xui8>, tensor<1x1xui8>) -> (tensor<1x5xui8>)
    check.expect_eq_const %r, dense<[[2, 4, 6, 2, 9]]> : tensor<1x5xui8>
    func.return
  }
}
