// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.5]> : tensor<1xf32>]'
// RUN: : @program
// chlo.is_neg_inf on f32, exact values
//   S: rank 1
//   S: has 1
//   E: f32
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<1xf32>) -> tensor<1xi1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<1xf32> -> tensor<1xi1>
  return %0 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xf32>) {
    %r = func.call @program(%input0) : (tensor<1xf32>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1xi1>
    func.return
  }
}
