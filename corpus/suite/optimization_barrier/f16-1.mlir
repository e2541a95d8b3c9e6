// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.23596191, -5.1914062, -0.7182617, -0.14611816]> : tensor<4xf16>]'
// RUN: : @program
// stablehlo.optimization_barrier on f16, special values
//   N: low + 1
//   T: tensor
// legal 0 0: [-0.2359619140625,-5.19140625,-0.71826171875,-0.1461181640625]

module {
func.func @program(%arg0: tensor<4xf16>) -> tensor<4xf16> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<4xf16>
  return %0 : tensor<4xf16>
}

  func.func @main(%input0: tensor<4xf16>) {
    %r = func.call @program(%input0) : (tensor<4xf16>) -> (tensor<4xf16>)
    %v0 = stablehlo.convert %r : (tensor<4xf16>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[-0.2359619140625, -5.19140625, -0.71826171875, -0.1461181640625]> : tensor<4xf64>
    func.return
  }
}
