// RUN: stablehlo-translate --interpret %s --args='[dense<[1]> : tensor<1xui4>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on ui4, exact values
//   S: rank 1
//   S: has 1
//   E: ui4
//   start: low
//   limit: low + 1
//   limit: high
//   stride: low
//   I: ui4
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<1xui4>) -> tensor<1xui4> {
  %0 = stablehlo.constant dense<[0]> : tensor<1xui4>
  %1 = stablehlo.constant dense<[1]> : tensor<1xui4>
  %2 = stablehlo.constant dense<[1]> : tensor<1xui4>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<1xui4>, tensor<1xui4>, tensor<1xui4>, tensor<1xui4>) -> tensor<1xui4>
  return %3 : tensor<1xui4>
}

  func.func @main(%input0: tensor<1xui4>) {
    %r = func.call @program(%input0) : (tensor<1xui4>) -> (tensor<1xui4>)
    check.expect_eq_const %r, dense<1> : tensor<1xui4>
    func.return
  }
}
