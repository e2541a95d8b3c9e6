// RUN: stablehlo-translate --interpret %s --args='[dense<[0.75]> : tensor<1xbf16>]'
// RUN: : @program
// stablehlo.dynamic_pad on bf16, exact values
//   S: rank 1
//   S: has 1
//   E: bf16
//   low: positive
//   high: low + 1
//   I: i4
// legal 0 0: [-2.5]

module {
func.func @program(%arg0: tensor<1xbf16>) -> tensor<1xbf16> {
  %0 = stablehlo.constant dense<-2.5> : tensor<bf16>
  %1 = stablehlo.constant dense<[2]> : tensor<1xi4>
  %2 = stablehlo.constant dense<[-2]> : tensor<1xi4>
  %3 = stablehlo.constant dense<[3]> : tensor<1xi4>
  %4 = stablehlo.dynamic_pad %arg0, %0, %1, %2, %3 : (tensor<1xbf16>, tensor<bf16>, tensor<1xi4>, tensor<1xi4>, tensor<1xi4>) -> tensor<1xbf16>
  return %4 : tensor<1xbf16>
}

  func.func @main(%input0: tensor<1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1xbf16>) -> (tensor<1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-2.5> : tensor<1xf64>
    func.return
  }
}
