// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.0, 0.0, 0.5, 0.5]]]> : tensor<1x1x4xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.is_pos_inf on f8E5M2FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [false,false,false,false]

module {
func.func @program(%arg0: tensor<1x1x4xf8E5M2FNUZ>) -> tensor<1x1x4xi1> {
  %0 = chlo.is_pos_inf %arg0 : tensor<1x1x4xf8E5M2FNUZ> -> tensor<1x1x4xi1>
  return %0 : tensor<1x1x4xi1>
}

  func.func @main(%input0: tensor<1x1x4xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x1x4xf8E5M2FNUZ>) -> (tensor<1x1x4xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x1x4xi1>
    func.return
  }
}
