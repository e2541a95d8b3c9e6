// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui64, exact values
//   n: more
//   S: rank 2
//   S: has 1
//   E: ui64
//   iota_dimension: later
//   I: ui64
// legal 0 0: [0,1,2,0,1,2,0,1,2,0,1,2]

module {
func.func @program() -> tensor<4x3x1xui64> {
  %0 = stablehlo.constant dense<[4, 3, 1]> : tensor<3xui64>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<3xui64>) -> tensor<4x3x1xui64>
  return %1 : tensor<4x3x1xui64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x3x1xui64>)
    check.expect_eq_const %r, dense<[[[0], [1], [2]], [[0], [1], [2]], [[0], [1], [2]], [[0], [1], [2]]]> : tensor<4x3x1xui64>
    func.return
  }
}
