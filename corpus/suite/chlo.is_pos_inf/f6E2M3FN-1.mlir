// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.75, 0.5, -1.75]> : tensor<3xf6E2M3FN>]'
// RUN: : @program
// chlo.is_pos_inf on f6E2M3FN, envelope values
//   S: rank 1
//   E: f6E2M3FN
// legal 0 0: [false,false,false]

module {
func.func @program(%arg0: tensor<3xf6E2M3FN>) -> tensor<3xi1> {
  %0 = chlo.is_pos_inf %arg0 : tensor<3xf6E2M3FN> -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

  func.func @main(%input0: tensor<3xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<3xf6E2M3FN>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<3xi1>
    func.return
  }
}
