// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-57344.0]> : tensor<1xf8E5M2>]'
// RUN: : @program
// chlo.erf on f8E5M2, special values
//   S: rank 1
//   S: has 1
//   E: f8E5M2
// legal 0 0: [[-1.0,-0.875]]

module {
func.func @program(%arg0: tensor<1xf8E5M2>) -> tensor<1xf8E5M2> {
  %0 = chlo.erf %arg0 : tensor<1xf8E5M2> -> tensor<1xf8E5M2>
  return %0 : tensor<1xf8E5M2>
}

  func.func @main(%input0: tensor<1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2>) -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<-0.875> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-1.0> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
