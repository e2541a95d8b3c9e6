// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i32, envelope values
//   n: 1
//   S: rank 3+
//   S: has 1
//   E: ui2
//   iota_dimension: later
//   I: i32
// legal 0 0: [0,0,0,0,0,0,0,0,0,0]

module {
func.func @program() -> tensor<5x1x2x1xui2> {
  %0 = stablehlo.constant dense<[5, 1, 2, 1]> : tensor<4xi32>
  %1 = stablehlo.dynamic_iota %0, dim = 3 : (tensor<4xi32>) -> tensor<5x1x2x1xui2>
  return %1 : tensor<5x1x2x1xui2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x1x2x1xui2>)
    check.expect_eq_const %r, dense<0> : tensor<5x1x2x1xui2>
    func.return
  }
}
