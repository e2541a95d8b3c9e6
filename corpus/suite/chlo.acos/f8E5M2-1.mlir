// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.5]> : tensor<1xf8E5M2>]'
// RUN: : @program
// chlo.acos on f8E5M2, exact values
//   S: rank 1
//   S: has 1
//   E: f8E5M2
// legal 0 0: [2.0]

module {
func.func @program(%arg0: tensor<1xf8E5M2>) -> tensor<1xf8E5M2> {
  %0 = chlo.acos %arg0 : tensor<1xf8E5M2> -> tensor<1xf8E5M2>
  return %0 : tensor<1xf8E5M2>
}

  func.func @main(%input0: tensor<1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2>) -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1xf64>
    func.return
  }
}
