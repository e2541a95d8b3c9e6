// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x0x2x5xui4>]'
// RUN: : @program
// stablehlo.reduce on ui4, exact values
//   N: low
//   D: rank 3+
//   D: has 0
//   S: rank 0
//   E: ui4
//   F: ui4
//   dimensions: unordered
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<4x0x2x5xui4>) -> tensor<ui4> {
  %0 = stablehlo.constant dense<1> : tensor<ui4>
  %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.multiply across dimensions = [2, 1, 3, 0] : (tensor<4x0x2x5xui4>, tensor<ui4>) -> tensor<ui4>
  return %1 : tensor<ui4>
}

  func.func @main(%input0: tensor<4x0x2x5xui4>) {
    %r = func.call @program(%input0) : (tensor<4x0x2x5xui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<1> : tensor<ui4>
    func.return
  }
}
