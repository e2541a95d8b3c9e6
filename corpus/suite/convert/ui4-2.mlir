// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on ui4, special values
//   S: rank 2
//   S: has 1
//   E: ui4
//   F: i32
// legal 0 0: [8,1,15]

module {
func.func @program() -> tensor<3x1xi32> {
  %0 = stablehlo.constant dense<[[8], [1], [15]]> : tensor<3x1xui4>
  %1 = stablehlo.convert %0 : (tensor<3x1xui4>) -> tensor<3x1xi32>
  return %1 : tensor<3x1xi32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1xi32>)
    check.expect_eq_const %r, dense<[[8], [1], [15]]> : tensor<3x1xi32>
    func.return
  }
}
