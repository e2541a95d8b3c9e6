// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-0.5]], [[1.75]], [[-1.5]], [[1.0]]]> : tensor<4x1x1xf16>]'
// RUN: : @program
// chlo.next_after on f16, exact values
//   S: rank 3+
//   S: has 1
//   E: f16
// legal 0 0: [-0.5,1.75,-1.5,1.0]

module {
func.func @program(%arg0: tensor<4x1x1xf16>) -> tensor<4x1x1xf16> {
  %0 = chlo.next_after %arg0, %arg0 : tensor<4x1x1xf16>, tensor<4x1x1xf16> -> tensor<4x1x1xf16>
  return %0 : tensor<4x1x1xf16>
}

  func.func @main(%input0: tensor<4x1x1xf16>) {
    %r = func.call @program(%input0) : (tensor<4x1x1xf16>) -> (tensor<4x1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<4x1x1xf16>) -> tensor<4x1x1xf64>
    check.expect_eq_const %v0, dense<[[[-0.5]], [[1.75]], [[-1.5]], [[1.0]]]> : tensor<4x1x1xf64>
    func.return
  }
}
