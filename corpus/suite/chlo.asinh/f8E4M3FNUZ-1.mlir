// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[6.0]> : tensor<1xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.asinh on f8E4M3FNUZ, special values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [2.5]

module {
func.func @program(%arg0: tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ> {
  %0 = chlo.asinh %arg0 : tensor<1xf8E4M3FNUZ> -> tensor<1xf8E4M3FNUZ>
  return %0 : tensor<1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3FNUZ>) -> (tensor<1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.5> : tensor<1xf64>
    func.return
  }
}
