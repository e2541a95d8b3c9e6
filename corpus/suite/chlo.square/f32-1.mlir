// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.5, 0.5]]> : tensor<1x2xf32>]'
// RUN: : @program
// chlo.square on f32, exact values
//   S: rank 2
//   S: has 1
//   E: f32
// legal 0 0: [2.25,0.25]

module {
func.func @program(%arg0: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %0 = chlo.square %arg0 : tensor<1x2xf32> -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

  func.func @main(%input0: tensor<1x2xf32>) {
    %r = func.call @program(%input0) : (tensor<1x2xf32>) -> (tensor<1x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf32>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[2.25, 0.25]]> : tensor<1x2xf64>
    func.return
  }
}
