// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.25, -0.25, 0.0]> : tensor<3xf8E5M2>]'
// RUN: : @program
// chlo.acos on f8E5M2, exact values
//   S: rank 1
//   E: f8E5M2
// legal 0 0: [1.25,1.75,1.5]

module {
func.func @program(%arg0: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
  %0 = chlo.acos %arg0 : tensor<3xf8E5M2> -> tensor<3xf8E5M2>
  return %0 : tensor<3xf8E5M2>
}

  func.func @main(%input0: tensor<3xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[1.25, 1.75, 1.5]> : tensor<3xf64>
    func.return
  }
}
