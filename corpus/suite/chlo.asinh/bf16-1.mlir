// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-9.1835e-41]> : tensor<1xbf16>]'
// RUN: : @program
// chlo.asinh on bf16, special values
//   S: rank 1
//   S: has 1
//   E: bf16
// legal 0 0: [[-9.183549615799121e-41,-0.0]]

module {
func.func @program(%arg0: tensor<1xbf16>) -> tensor<1xbf16> {
  %0 = chlo.asinh %arg0 : tensor<1xbf16> -> tensor<1xbf16>
  return %0 : tensor<1xbf16>
}

  func.func @main(%input0: tensor<1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1xbf16>) -> (tensor<1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1xbf16>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<-0.0> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-9.183549615799121e-41> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
