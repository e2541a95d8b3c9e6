// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f16, exact values
//   n: more
//   S: rank 1
//   E: f16
//   dimension: first
// legal 0 0: [5]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[-4.0, 3.0], [4.0, 3.0], [-8.0, 1.0], [-7.0, -1.0], [7.0, 6.0]]> : tensor<5x2xf16>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<5x2xf16>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<5> : tensor<i32>
    func.return
  }
}
