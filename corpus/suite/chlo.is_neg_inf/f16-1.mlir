// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[1.2822266, 0.24401855, 5.4375]]]]> : tensor<1x1x1x3xf16>]'
// RUN: : @program
// chlo.is_neg_inf on f16, envelope values
//   S: rank 3+
//   S: has 1
//   E: f16
// legal 0 0: [false,false,false]

module {
func.func @program(%arg0: tensor<1x1x1x3xf16>) -> tensor<1x1x1x3xi1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<1x1x1x3xf16> -> tensor<1x1x1x3xi1>
  return %0 : tensor<1x1x1x3xi1>
}

  func.func @main(%input0: tensor<1x1x1x3xf16>) {
    %r = func.call @program(%input0) : (tensor<1x1x1x3xf16>) -> (tensor<1x1x1x3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x1x1x3xi1>
    func.return
  }
}
