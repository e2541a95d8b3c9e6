// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.subtract on i32, special values
//   S: rank 0
//   E: i32
// legal 0 0: [-263581078]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<263581079> : tensor<i32>
  %2 = stablehlo.subtract %0, %1 : tensor<i32>
  return %2 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<-263581078> : tensor<i32>
    func.return
  }
}
