// RUN: stablehlo-translate --interpret %s --args='[dense<-7> : tensor<i8>]'
// RUN: : @program
// stablehlo.minimum on i8, exact values
//   S: rank 0
//   E: i8
// legal 0 0: [-7]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.constant dense<-1> : tensor<i8>
  %1 = stablehlo.minimum %arg0, %0 : tensor<i8>
  return %1 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<-7> : tensor<i8>
    func.return
  }
}
