// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<false> : tensor<i1>, dense<[true, true]> : tensor<2xi1>]'
// RUN: : @program
// chlo.broadcast_and on i1, special values
//   A: rank 0
//   m: low + 1
//   E: i1
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<2xi1>) -> tensor<2xi1> {
  %0 = chlo.broadcast_and %arg0, %arg1 : (tensor<i1>, tensor<2xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<2xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<2xi1>) -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2xi1>
    func.return
  }
}
