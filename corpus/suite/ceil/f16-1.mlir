// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.9550781]> : tensor<1xf16>]'
// RUN: : @program
// stablehlo.ceil on f16, envelope values
//   S: rank 1
//   S: has 1
//   E: f16
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<1xf16>) -> tensor<1xf16> {
  %0 = stablehlo.ceil %arg0 : tensor<1xf16>
  return %0 : tensor<1xf16>
}

  func.func @main(%input0: tensor<1xf16>) {
    %r = func.call @program(%input0) : (tensor<1xf16>) -> (tensor<1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1xf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<1xf64>
    func.return
  }
}
