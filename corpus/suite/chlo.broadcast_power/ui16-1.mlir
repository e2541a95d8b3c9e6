// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[7], [9], [6]], [[9], [7], [5]]]> : tensor<2x3x1xui16>, dense<[[[5, 1, 1]], [[2, 9, 2]]]> : tensor<2x1x3xui16>]'
// RUN: : @program
// chlo.broadcast_power on ui16, exact values
//   A: rank 3+
//   A: has 1
//   E: ui16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [16807,7,7,59049,9,9,7776,6,6,81,null,81,49,null,49,25,null,25]

module {
func.func @program(%arg0: tensor<2x3x1xui16>, %arg1: tensor<2x1x3xui16>) -> tensor<2x3x3xui16> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xui16>, tensor<2x1x3xui16>) -> tensor<2x3x3xui16>
  return %0 : tensor<2x3x3xui16>
}

  func.func @main(%input0: tensor<2x3x1xui16>, %input1: tensor<2x1x3xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3x1xui16>, tensor<2x1x3xui16>) -> (tensor<2x3x3xui16>)
    %v0 = stablehlo.constant dense<[[[16807, 7, 7], [59049, 9, 9], [7776, 6, 6]], [[81, 65535, 81], [49, 65535, 49], [25, 65535, 25]]]> : tensor<2x3x3xui16>
    %v1 = stablehlo.constant dense<[[[16807, 7, 7], [59049, 9, 9], [7776, 6, 6]], [[81, 0, 81], [49, 0, 49], [25, 0, 25]]]> : tensor<2x3x3xui16>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x3x3xui16>, tensor<2x3x3xui16>) -> tensor<2x3x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x3x3xui16>, tensor<2x3x3xui16>) -> tensor<2x3x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x3x3xi1>
    %v5 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, true, false], [false, true, false], [false, true, false]]]> : tensor<2x3x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x3x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x3x3xi1>
    func.return
  }
}
