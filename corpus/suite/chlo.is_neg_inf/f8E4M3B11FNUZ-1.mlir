// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.5, -0.25]]> : tensor<1x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.is_neg_inf on f8E4M3B11FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<1x2xf8E4M3B11FNUZ>) -> tensor<1x2xi1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<1x2xf8E4M3B11FNUZ> -> tensor<1x2xi1>
  return %0 : tensor<1x2xi1>
}

  func.func @main(%input0: tensor<1x2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x2xf8E4M3B11FNUZ>) -> (tensor<1x2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x2xi1>
    func.return
  }
}
