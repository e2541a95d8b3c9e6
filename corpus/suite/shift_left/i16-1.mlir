// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.shift_left on i16, exact values
//   S: rank 0
//   E: i16
// legal 0 0: [-2]

module {
func.func @program() -> tensor<i16> {
  %0 = stablehlo.constant dense<32767> : tensor<i16>
  %1 = stablehlo.constant dense<1> : tensor<i16>
  %2 = stablehlo.shift_left %0, %1 : tensor<i16>
  return %2 : tensor<i16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i16>)
    check.expect_eq_const %r, dense<-2> : tensor<i16>
    func.return
  }
}
