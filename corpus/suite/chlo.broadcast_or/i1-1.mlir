// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<false> : tensor<i1>, dense<true> : tensor<i1>]'
// RUN: : @program
// chlo.broadcast_or on i1, exact values
//   A: rank 0
//   m: low
//   E: i1
//   broadcast_dimensions: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<i1> {
  %0 = chlo.broadcast_or %arg0, %arg1 : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<i1>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
