// RUN: stablehlo-translate --interpret %s --args='[dense<16> : tensor<ui16>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on ui16, exact values
//   S: rank 0
//   E: ui16
//   I: ui16
// legal 0 0: [16]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.constant dense<3> : tensor<ui16>
  %1 = stablehlo.dynamic_update_slice %0, %arg0 : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %1 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<16> : tensor<ui16>
    func.return
  }
}
