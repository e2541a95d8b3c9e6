// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on i32, exact values
//   S: rank 0
//   E: i32
//   F: i32
// legal 0 0: [-2]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<-2> : tensor<i32>
  %1 = stablehlo.convert %0 : tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<-2> : tensor<i32>
    func.return
  }
}
