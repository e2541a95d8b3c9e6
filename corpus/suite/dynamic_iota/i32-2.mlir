// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i32, exact values
//   n: more
//   S: rank 2
//   S: has 1
//   E: i32
//   iota_dimension: later
//   I: i32
// legal 0 0: [0,1,0,1,0,1,0,1]

module {
func.func @program() -> tensor<4x2x1xi32> {
  %0 = stablehlo.constant dense<[4, 2, 1]> : tensor<3xi32>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<3xi32>) -> tensor<4x2x1xi32>
  return %1 : tensor<4x2x1xi32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x2x1xi32>)
    check.expect_eq_const %r, dense<[[[0], [1]], [[0], [1]], [[0], [1]], [[0], [1]]]> : tensor<4x2x1xi32>
    func.return
  }
}
