// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<false> : tensor<i1>]'
// RUN: : @program
// chlo.broadcast_multiply on i1, exact values
//   A: rank 0
//   m: low
//   E: i1
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<i1> {
  %0 = chlo.broadcast_multiply %arg0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
