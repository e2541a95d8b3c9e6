// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on i32, exact values
//   n: more
//   S: rank 3+
//   S: has 0
//   S: has 1
//   E: i32
//   dimension: later
// legal 0 0: [5]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<> : tensor<1x0x1x5xi32>
  %1 = stablehlo.get_dimension_size %0, dim = 3 : (tensor<1x0x1x5xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<5> : tensor<i32>
    func.return
  }
}
