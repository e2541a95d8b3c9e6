// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.slice on i32, special values
//   S: rank 0
//   E: i32
// legal 0 0: [1]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.slice %0 [] : (tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<1> : tensor<i32>
    func.return
  }
}
