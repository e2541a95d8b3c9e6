// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on bf16, exact values
//   n: 1
//   S: rank 0
//   E: bf16
//   dimension: first
// legal 0 0: [1]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xbf16>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<1xbf16>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<1> : tensor<i32>
    func.return
  }
}
