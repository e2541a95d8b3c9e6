// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<true> : tensor<i1>]'
// RUN: : @program
// chlo.broadcast_minimum on i1, special values
//   A: rank 0
//   m: low + 1
//   E: i1
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<2xi1> {
  %0 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  %1 = chlo.broadcast_minimum %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<i1>, tensor<2xi1>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2xi1>
    func.return
  }
}
