// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<3> : tensor<i16>]'
// RUN: : @program
// chlo.constant_like on i16, special values
//   S: rank 0
//   E: i16
//   F: i16
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : i16}> : (tensor<i16>) -> tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<0> : tensor<i16>
    func.return
  }
}
