// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.reshape on f8E5M2FNUZ, exact values
//   S: rank 0
//   T: more axes
//   E: f8E5M2FNUZ
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ> {
  %0 = stablehlo.reshape %arg0 : (tensor<f8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  return %0 : tensor<1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<1xf64>
    func.return
  }
}
