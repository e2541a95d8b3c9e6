// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f8E4M3B11FNUZ, special values
//   n: more
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   dimension: first
// legal 0 0: [2]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[1.0, -0.28125], [0x80, 0.0009765625]]> : tensor<2x2xf8E4M3B11FNUZ>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<2x2xf8E4M3B11FNUZ>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<2> : tensor<i32>
    func.return
  }
}
