// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0]> : tensor<1xf8E5M2>, dense<[0.25, -0.5, -0.25, -0.5]> : tensor<4xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_compare on f8E5M2, exact values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: f8E5M2
//   broadcast_dimensions: absent
//   comparison_direction: GT
//   compare_type: absent
//   B: more
// legal 0 0: [false,true,true,true]

module {
func.func @program(%arg0: tensor<1xf8E5M2>, %arg1: tensor<4xf8E5M2>) -> tensor<4xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction GT>} : (tensor<1xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

  func.func @main(%input0: tensor<1xf8E5M2>, %input1: tensor<4xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E5M2>, tensor<4xf8E5M2>) -> (tensor<4xi1>)
    check.expect_eq_const %r, dense<[false, true, true, true]> : tensor<4xi1>
    func.return
  }
}
