// RUN: stablehlo-translate --interpret %s --args='[dense<-5> : tensor<i16>]'
// RUN: : @program
// stablehlo.optimization_barrier on i16, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [-5]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-5> : tensor<i16>
    func.return
  }
}
