// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<108> : tensor<i8>]'
// RUN: : @program
// chlo.mulhi on i8, special values
//   S: rank 0
//   E: i8
// legal 0 0: [-54]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.constant dense<-128> : tensor<i8>
  %1 = chlo.mulhi %0, %arg0 : tensor<i8>, tensor<i8> -> tensor<i8>
  return %1 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<-54> : tensor<i8>
    func.return
  }
}
