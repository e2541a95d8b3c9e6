// RUN: stablehlo-translate --interpret %s --args='[dense<16384> : tensor<i16>]'
// RUN: : @program
// stablehlo.not on i16, exact values
//   S: rank 0
//   E: i16
// legal 0 0: [-16385]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.not %arg0 : tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-16385> : tensor<i16>
    func.return
  }
}
