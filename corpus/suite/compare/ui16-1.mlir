// RUN: stablehlo-translate --interpret %s --args='[dense<[32768]> : tensor<1xui16>]'
// RUN: : @program
// stablehlo.compare on ui16, exact values
//   S: rank 1
//   S: has 1
//   E: ui16
//   comparison_direction: EQ
//   compare_type: absent
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<1xui16>) -> tensor<1xi1> {
  %0 = stablehlo.constant dense<[59344]> : tensor<1xui16>
  %1 = stablehlo.compare EQ, %0, %arg0 : (tensor<1xui16>, tensor<1xui16>) -> tensor<1xi1>
  return %1 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xui16>) {
    %r = func.call @program(%input0) : (tensor<1xui16>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1xi1>
    func.return
  }
}
