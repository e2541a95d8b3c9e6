// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_pad on i2, exact values
//   S: rank 0
//   E: i2
//   I: i2
// legal 0 0: [-2]

module {
func.func @program() -> tensor<i2> {
  %0 = stablehlo.constant dense<-2> : tensor<i2>
  %1 = stablehlo.constant dense<0> : tensor<i2>
  %2 = stablehlo.constant dense<> : tensor<0xi2>
  %3 = stablehlo.constant dense<> : tensor<0xi2>
  %4 = stablehlo.constant dense<> : tensor<0xi2>
  %5 = stablehlo.dynamic_pad %0, %1, %2, %3, %4 : (tensor<i2>, tensor<i2>, tensor<0xi2>, tensor<0xi2>, tensor<0xi2>) -> tensor<i2>
  return %5 : tensor<i2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i2>)
    check.expect_eq_const %r, dense<-2> : tensor<i2>
    func.return
  }
}
