// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.abs on i32, exact values
//   S: rank 0
//   E: i32
// legal 0 0: [9]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<9> : tensor<i32>
  %1 = stablehlo.abs %0 : tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<9> : tensor<i32>
    func.return
  }
}
