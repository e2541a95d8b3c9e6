// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<ui16>, dense<7> : tensor<ui16>, dense<6> : tensor<ui16>]'
// RUN: : @program
// stablehlo.clamp on ui16, envelope values
//   S: rank 0
//   E: ui16
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<ui16>, %arg2: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : tensor<ui16>
  return %0 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<ui16>, %input2: tensor<ui16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<ui16>, tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<6> : tensor<ui16>
    func.return
  }
}
