// RUN: stablehlo-translate --interpret %s --args='[dense<32767> : tensor<i16>]'
// RUN: : @program
// stablehlo.dynamic_slice on i16, exact values
//   S: rank 0
//   E: i16
//   I: i16
// legal 0 0: [32767]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.dynamic_slice %arg0, sizes = [] : (tensor<i16>) -> tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<32767> : tensor<i16>
    func.return
  }
}
