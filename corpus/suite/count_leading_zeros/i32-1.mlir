// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.count_leading_zeros on i32, exact values
//   S: rank 0
//   E: i32
// legal 0 0: [29]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<6> : tensor<i32>
  %1 = stablehlo.count_leading_zeros %0 : tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<29> : tensor<i32>
    func.return
  }
}
