// RUN: stablehlo-translate --interpret %s --args='[dense<8> : tensor<ui16>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on ui16, exact values
//   S: rank 0
//   E: ui16
//   I: ui16
// legal 0 0: [8]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %2 = stablehlo.constant dense<> : tensor<0xui16>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<ui16>, tensor<0xui16>, tensor<0xui16>, tensor<0xui16>) -> tensor<ui16>
  return %3 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<8> : tensor<ui16>
    func.return
  }
}
