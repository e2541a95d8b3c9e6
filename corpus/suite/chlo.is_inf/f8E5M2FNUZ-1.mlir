// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<6.0> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// chlo.is_inf on f8E5M2FNUZ, special values
//   S: rank 0
//   E: f8E5M2FNUZ
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<i1> {
  %0 = chlo.is_inf %arg0 : tensor<f8E5M2FNUZ> -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
