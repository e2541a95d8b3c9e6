// RUN: stablehlo-translate --interpret %s --args='[dense<[8, 8, 7, 3, 2]> : tensor<5xui64>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on ui64, exact values
//   S: rank 1
//   E: ui64
//   start: low + 1
//   limit: high
//   stride: low + 1
//   I: ui64
// legal 0 0: [8,3]

module {
func.func @program(%arg0: tensor<5xui64>) -> tensor<2xui64> {
  %0 = stablehlo.constant dense<[1]> : tensor<1xui64>
  %1 = stablehlo.constant dense<[5]> : tensor<1xui64>
  %2 = stablehlo.constant dense<[2]> : tensor<1xui64>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<5xui64>, tensor<1xui64>, tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
  return %3 : tensor<2xui64>
}

  func.func @main(%input0: tensor<5xui64>) {
    %r = func.call @program(%input0) : (tensor<5xui64>) -> (tensor<2xui64>)
    check.expect_eq_const %r, dense<[8, 3]> : tensor<2xui64>
    func.return
  }
}
