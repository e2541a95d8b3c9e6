// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.0, -0.5, -0.25]> : tensor<3xf8E4M3>]'
// RUN: : @program
// chlo.is_neg_inf on f8E4M3, exact values
//   S: rank 1
//   E: f8E4M3
// legal 0 0: [false,false,false]

module {
func.func @program(%arg0: tensor<3xf8E4M3>) -> tensor<3xi1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<3xf8E4M3> -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

  func.func @main(%input0: tensor<3xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<3xf8E4M3>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<3xi1>
    func.return
  }
}
