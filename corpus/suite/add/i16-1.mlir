// RUN: stablehlo-translate --interpret %s --args='[dense<8> : tensor<i16>]'
// RUN: : @program
// stablehlo.add on i16, special values
//   S: rank 0
//   E: i16
// legal 0 0: [14]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<6> : tensor<i16>
  %1 = stablehlo.add %arg0, %0 : tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<14> : tensor<i16>
    func.return
  }
}
