// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on f8E4M3FN, special values
//   n: 0
//   S: rank 2
//   E: f8E4M3FN
//   dimension: later
// legal 0 0: [0]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<> : tensor<5x0x4xf8E4M3FN>
  %1 = stablehlo.get_dimension_size %0, dim = 1 : (tensor<5x0x4xf8E4M3FN>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<0> : tensor<i32>
    func.return
  }
}
