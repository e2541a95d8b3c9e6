// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[false], [false]]> : tensor<2x1xi1>]'
// RUN: : @program
// chlo.broadcast_add on i1, special values
//   A: rank 0
//   E: i1
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<2x1xi1>) -> tensor<2x1xi1> {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = chlo.broadcast_add %0, %arg0 : (tensor<i1>, tensor<2x1xi1>) -> tensor<2x1xi1>
  return %1 : tensor<2x1xi1>
}

  func.func @main(%input0: tensor<2x1xi1>) {
    %r = func.call @program(%input0) : (tensor<2x1xi1>) -> (tensor<2x1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2x1xi1>
    func.return
  }
}
