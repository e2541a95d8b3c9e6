// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[false]> : tensor<1xi1>, dense<false> : tensor<i1>]'
// RUN: : @program
// chlo.broadcast_xor on i1, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: i1
//   broadcast_dimensions: absent
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<1xi1>, %arg1: tensor<i1>) -> tensor<1xi1> {
  %0 = chlo.broadcast_xor %arg0, %arg1 : (tensor<1xi1>, tensor<i1>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xi1>, %input1: tensor<i1>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi1>, tensor<i1>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1xi1>
    func.return
  }
}
