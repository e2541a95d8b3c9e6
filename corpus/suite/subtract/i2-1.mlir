// RUN: stablehlo-translate --interpret %s --args='[dense<[0]> : tensor<1xi2>]'
// RUN: : @program
// stablehlo.subtract on i2, exact values
//   S: rank 1
//   S: has 1
//   E: i2
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<1xi2>) -> tensor<1xi2> {
  %0 = stablehlo.constant dense<[-1]> : tensor<1xi2>
  %1 = stablehlo.subtract %0, %arg0 : tensor<1xi2>
  return %1 : tensor<1xi2>
}

  func.func @main(%input0: tensor<1xi2>) {
    %r = func.call @program(%input0) : (tensor<1xi2>) -> (tensor<1xi2>)
    check.expect_eq_const %r, dense<-1> : tensor<1xi2>
    func.return
  }
}
