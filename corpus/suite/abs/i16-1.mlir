// RUN: stablehlo-translate --interpret %s --args='[dense<-22114> : tensor<i16>]'
// RUN: : @program
// stablehlo.abs on i16, special values
//   S: rank 0
//   E: i16
// legal 0 0: [22114]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.abs %arg0 : tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<22114> : tensor<i16>
    func.return
  }
}
