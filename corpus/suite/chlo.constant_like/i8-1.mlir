// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4> : tensor<i8>]'
// RUN: : @program
// chlo.constant_like on i8, envelope values
//   S: rank 0
//   E: i8
//   F: i8
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : i8}> : (tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<0> : tensor<i8>
    func.return
  }
}
