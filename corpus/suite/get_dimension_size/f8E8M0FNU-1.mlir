// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f8E8M0FNU, exact values
//   n: more
//   S: rank 0
//   E: f8E8M0FNU
//   dimension: first
// legal 0 0: [2]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[2.0, 8.0]> : tensor<2xf8E8M0FNU>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<2xf8E8M0FNU>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<2> : tensor<i32>
    func.return
  }
}
