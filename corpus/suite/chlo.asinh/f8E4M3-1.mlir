// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-2.5]> : tensor<1xf8E4M3>]'
// RUN: : @program
// chlo.asinh on f8E4M3, special values
//   S: rank 1
//   S: has 1
//   E: f8E4M3
// legal 0 0: [-1.625]

module {
func.func @program(%arg0: tensor<1xf8E4M3>) -> tensor<1xf8E4M3> {
  %0 = chlo.asinh %arg0 : tensor<1xf8E4M3> -> tensor<1xf8E4M3>
  return %0 : tensor<1xf8E4M3>
}

  func.func @main(%input0: tensor<1xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3>) -> (tensor<1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.625> : tensor<1xf64>
    func.return
  }
}
