// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f8E5M2FNUZ, special values
//   n: more
//   S: rank 2
//   E: f8E5M2FNUZ
//   dimension: later
// legal 0 0: [2]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[[[-1.5, 1.0], [-2.2888184e-05, 0x80]], [[0.375, 0x80], [0x80, -57344.0]], [[-3.0517578e-05, -0.3125], [1.0, -2.5]], [[0.625, -57344.0], [1.0, -1.25]]]> : tensor<4x2x2xf8E5M2FNUZ>
  %1 = stablehlo.get_dimension_size %0, dim = 2 : (tensor<4x2x2xf8E5M2FNUZ>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<2> : tensor<i32>
    func.return
  }
}
