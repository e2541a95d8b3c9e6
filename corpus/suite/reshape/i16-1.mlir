// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i16>]'
// RUN: : @program
// stablehlo.reshape on i16, exact values
//   S: rank 0
//   T: more axes
//   E: i16
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<1x1xi16> {
  %0 = stablehlo.reshape %arg0 : (tensor<i16>) -> tensor<1x1xi16>
  return %0 : tensor<1x1xi16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<1x1xi16>)
    check.expect_eq_const %r, dense<0> : tensor<1x1xi16>
    func.return
  }
}
