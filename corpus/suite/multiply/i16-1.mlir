// RUN: stablehlo-translate --interpret %s --args='[dense<-11845> : tensor<i16>]'
// RUN: : @program
// stablehlo.multiply on i16, special values
//   S: rank 0
//   E: i16
// legal 0 0: [11845]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<-1> : tensor<i16>
  %1 = stablehlo.multiply %0, %arg0 : tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<11845> : tensor<i16>
    func.return
  }
}
