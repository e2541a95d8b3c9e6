// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<12> : tensor<ui4>]'
// RUN: : @program
// chlo.broadcast_compare on ui4, special values
//   A: rank 0
//   m: low + 1
//   E: ui4
//   broadcast_dimensions: absent
//   comparison_direction: LT
//   compare_type: given
//   compare_type: UNSIGNED
//   B: more
// legal 0 0: [false,false,false]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<3xi1> {
  %0 = stablehlo.constant dense<[8, 2, 7]> : tensor<3xui4>
  %1 = chlo.broadcast_compare %arg0, %0 {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type UNSIGNED>} : (tensor<ui4>, tensor<3xui4>) -> tensor<3xi1>
  return %1 : tensor<3xi1>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<3xi1>
    func.return
  }
}
