// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0> : tensor<i2>, dense<[[1, 0], [0, 0]]> : tensor<2x2xi2>]'
// RUN: : @program
// chlo.broadcast_compare on i2, exact values
//   A: rank 0
//   E: i2
//   broadcast_dimensions: absent
//   comparison_direction: GT
//   compare_type: absent
//   B: more
// legal 0 0: [false,false,false,false]

module {
func.func @program(%arg0: tensor<i2>, %arg1: tensor<2x2xi2>) -> tensor<2x2xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction GT>} : (tensor<i2>, tensor<2x2xi2>) -> tensor<2x2xi1>
  return %0 : tensor<2x2xi1>
}

  func.func @main(%input0: tensor<i2>, %input1: tensor<2x2xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<i2>, tensor<2x2xi2>) -> (tensor<2x2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2x2xi1>
    func.return
  }
}
