// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.0]]> : tensor<1x1xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.asinh on f8E5M2FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [-0.875]

module {
func.func @program(%arg0: tensor<1x1xf8E5M2FNUZ>) -> tensor<1x1xf8E5M2FNUZ> {
  %0 = chlo.asinh %arg0 : tensor<1x1xf8E5M2FNUZ> -> tensor<1x1xf8E5M2FNUZ>
  return %0 : tensor<1x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x1xf8E5M2FNUZ>) -> (tensor<1x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E5M2FNUZ>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-0.875> : tensor<1x1xf64>
    func.return
  }
}
