// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[2.0]]> : tensor<1x1xf8E8M0FNU>]'
// RUN: : @program
// chlo.asinh on f8E8M0FNU, exact values
//   S: rank 2
//   S: has 1
//   E: f8E8M0FNU
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU> {
  %0 = chlo.asinh %arg0 : tensor<1x1xf8E8M0FNU> -> tensor<1x1xf8E8M0FNU>
  return %0 : tensor<1x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<1x1xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<1x1xf8E8M0FNU>) -> (tensor<1x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1x1xf64>
    func.return
  }
}
