// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<9223372036854775808> : tensor<ui64>, dense<[[18446744073709551615, 18446744073709551615, 1]]> : tensor<1x3xui64>]'
// RUN: : @program
// chlo.broadcast_compare on ui64, special values
//   A: rank 0
//   E: ui64
//   broadcast_dimensions: absent
//   comparison_direction: GE
//   compare_type: absent
//   B: 1
//   B: more
// legal 0 0: [false,false,true]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<1x3xui64>) -> tensor<1x3xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction GE>} : (tensor<ui64>, tensor<1x3xui64>) -> tensor<1x3xi1>
  return %0 : tensor<1x3xi1>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<1x3xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<1x3xui64>) -> (tensor<1x3xi1>)
    check.expect_eq_const %r, dense<[[false, false, true]]> : tensor<1x3xi1>
    func.return
  }
}
