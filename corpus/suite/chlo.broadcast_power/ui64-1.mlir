// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[7], [9], [6]], [[9], [7], [5]]]> : tensor<2x3x1xui64>, dense<[[[5, 1, 1]], [[2, 9, 2]]]> : tensor<2x1x3xui64>]'
// RUN: : @program
// chlo.broadcast_power on ui64, exact values
//   A: rank 3+
//   A: has 1
//   E: ui64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [16807,7,7,59049,9,9,7776,6,6,81,387420489,81,49,40353607,49,25,1953125,25]

module {
func.func @program(%arg0: tensor<2x3x1xui64>, %arg1: tensor<2x1x3xui64>) -> tensor<2x3x3xui64> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xui64>, tensor<2x1x3xui64>) -> tensor<2x3x3xui64>
  return %0 : tensor<2x3x3xui64>
}

  func.func @main(%input0: tensor<2x3x1xui64>, %input1: tensor<2x1x3xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3x1xui64>, tensor<2x1x3xui64>) -> (tensor<2x3x3xui64>)
    check.expect_eq_const %r, dense<[[[16807, 7, 7], [59049, 9, 9], [7776, 6, 6]], [[81, 387420489, 81], [49, 40353607, 49], [25, 1953125, 25]]]> : tensor<2x3x3xui64>
    func.return
  }
}
