// RUN: stablehlo-translate --interpret %s --args='[dense<-3> : tensor<i8>]'
// RUN: : @program
// stablehlo.maximum on i8, exact values
//   S: rank 0
//   E: i8
// legal 0 0: [-3]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.maximum %arg0, %arg0 : tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<-3> : tensor<i8>
    func.return
  }
}
