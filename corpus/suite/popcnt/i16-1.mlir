// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<i16>]'
// RUN: : @program
// stablehlo.popcnt on i16, envelope values
//   S: rank 0
//   E: i16
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.popcnt %arg0 : tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<2> : tensor<i16>
    func.return
  }
}
