// RUN: stablehlo-translate --interpret %s --args='[dense<[[3], [9], [2], [2], [8]]> : tensor<5x1xui64>, dense<[1]> : tensor<1xui64>]'
// RUN: : @program
// stablehlo.dot on ui64, envelope values
//   M: rank 1
//   N: rank 0
//   k: 1
//   E: ui64
//   F: ui64
//   precision_config: absent
// legal 0 0: [3,9,2,2,8]

module {
func.func @program(%arg0: tensor<5x1xui64>, %arg1: tensor<1xui64>) -> tensor<5xui64> {
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<5x1xui64>, tensor<1xui64>) -> tensor<5xui64>
  return %0 : tensor<5xui64>
}

  func.func @main(%input0: tensor<5x1xui64>, %input1: tensor<1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x1xui64>, tensor<1xui64>) -> (tensor<5xui64>)
    check.expect_eq_const %r, dense<[3, 9, 2, 2, 8]> : tensor<5xui64>
    func.return
  }
}
