// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-3.0]> : tensor<1xf8E5M2>]'
// RUN: : @program
// chlo.tan on f8E5M2, special values
//   S: rank 1
//   S: has 1
//   E: f8E5M2
// legal 0 0: [0.15625]

module {
func.func @program(%arg0: tensor<1xf8E5M2>) -> tensor<1xf8E5M2> {
  %0 = chlo.tan %arg0 : tensor<1xf8E5M2> -> tensor<1xf8E5M2>
  return %0 : tensor<1xf8E5M2>
}

  func.func @main(%input0: tensor<1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2>) -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.15625> : tensor<1xf64>
    func.return
  }
}
