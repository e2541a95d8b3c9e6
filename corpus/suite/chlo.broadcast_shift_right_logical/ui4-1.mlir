// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0> : tensor<ui4>, dense<[4, 1, 1]> : tensor<3xui4>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on ui4, exact values
//   A: rank 0
//   m: low + 1
//   E: ui4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [null,0,0]

module {
func.func @program(%arg0: tensor<ui4>, %arg1: tensor<3xui4>) -> tensor<3xui4> {
  %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<ui4>, tensor<3xui4>) -> tensor<3xui4>
  return %0 : tensor<3xui4>
}

  func.func @main(%input0: tensor<ui4>, %input1: tensor<3xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui4>, tensor<3xui4>) -> (tensor<3xui4>)
    %v0 = stablehlo.constant dense<[15, 0, 0]> : tensor<3xui4>
    %v1 = stablehlo.constant dense<0> : tensor<3xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3xui4>, tensor<3xui4>) -> tensor<3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3xui4>, tensor<3xui4>) -> tensor<3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3xi1>
    %v5 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3xi1>
    func.return
  }
}
