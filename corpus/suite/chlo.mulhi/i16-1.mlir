// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<i16>, dense<128> : tensor<i16>]'
// RUN: : @program
// chlo.mulhi on i16, exact values
//   S: rank 0
//   E: i16
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
  %0 = chlo.mulhi %arg0, %arg1 : tensor<i16>, tensor<i16> -> tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<0> : tensor<i16>
    func.return
  }
}
