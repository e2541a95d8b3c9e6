// RUN: stablehlo-translate --interpret %s --args='[dense<[-9]> : tensor<1xi16>]'
// RUN: : @program
// stablehlo.maximum on i16, exact values
//   S: rank 1
//   S: has 1
//   E: i16
// legal 0 0: [-8]

module {
func.func @program(%arg0: tensor<1xi16>) -> tensor<1xi16> {
  %0 = stablehlo.constant dense<[-8]> : tensor<1xi16>
  %1 = stablehlo.maximum %0, %arg0 : tensor<1xi16>
  return %1 : tensor<1xi16>
}

  func.func @main(%input0: tensor<1xi16>) {
    %r = func.call @program(%input0) : (tensor<1xi16>) -> (tensor<1xi16>)
    check.expect_eq_const %r, dense<-8> : tensor<1xi16>
    func.return
  }
}
