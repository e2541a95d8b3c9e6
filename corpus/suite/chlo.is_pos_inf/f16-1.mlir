// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.0> : tensor<f16>]'
// RUN: : @program
// chlo.is_pos_inf on f16, exact values
//   S: rank 0
//   E: f16
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<i1> {
  %0 = chlo.is_pos_inf %arg0 : tensor<f16> -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
