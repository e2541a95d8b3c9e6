// RUN: stablehlo-translate --interpret %s --args='[dense<-0.0> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.reshape on f8E5M2, special values
//   S: rank 0
//   T: more axes
//   E: f8E5M2
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<1x1x1x1xf8E5M2> {
  %0 = stablehlo.reshape %arg0 : (tensor<f8E5M2>) -> tensor<1x1x1x1xf8E5M2>
  return %0 : tensor<1x1x1x1xf8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<1x1x1x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1x1xf8E5M2>) -> tensor<1x1x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x1x1xf64>) -> tensor<1x1x1x1xi64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<1x1x1x1xi64>
    func.return
  }
}
