// RUN: stablehlo-translate --interpret %s --args='[dense<15354> : tensor<i16>, dense<1> : tensor<i16>]'
// RUN: : @program
// stablehlo.clamp on i16, special values
//   S: rank 0
//   E: i16
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<2> : tensor<i16>
  %1 = stablehlo.clamp %arg0, %0, %arg1 : tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<1> : tensor<i16>
    func.return
  }
}
