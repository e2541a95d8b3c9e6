// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<ui16>]'
// RUN: : @program
// chlo.broadcast_compare on ui16, special values
//   A: rank 0
//   m: low
//   E: ui16
//   broadcast_dimensions: absent
//   comparison_direction: LE
//   compare_type: given
//   compare_type: UNSIGNED
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<i1> {
  %0 = stablehlo.constant dense<32767> : tensor<ui16>
  %1 = chlo.broadcast_compare %0, %arg0 {comparison_direction = #chlo<comparison_direction LE>, compare_type = #chlo<comparison_type UNSIGNED>} : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
