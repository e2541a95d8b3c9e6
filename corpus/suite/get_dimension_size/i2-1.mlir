// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on i2, envelope values
//   n: 1
//   S: rank 1
//   E: i2
//   dimension: first
// legal 0 0: [1]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[-1, -1, -1]]> : tensor<1x3xi2>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<1x3xi2>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<1> : tensor<i32>
    func.return
  }
}
