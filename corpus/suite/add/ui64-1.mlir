// RUN: stablehlo-translate --interpret %s --args='[dense<[[3], [5], [7], [2], [9]]> : tensor<5x1xui64>]'
// RUN: : @program
// stablehlo.add on ui64, exact values
//   S: rank 2
//   S: has 1
//   E: ui64
// legal 0 0: [10,8,15,6,18]

module {
func.func @program(%arg0: tensor<5x1xui64>) -> tensor<5x1xui64> {
  %0 = stablehlo.constant dense<[[7], [3], [8], [4], [9]]> : tensor<5x1xui64>
  %1 = stablehlo.add %0, %arg0 : tensor<5x1xui64>
  return %1 : tensor<5x1xui64>
}

  func.func @main(%input0: tensor<5x1xui64>) {
    %r = func.call @program(%input0) : (tensor<5x1xui64>) -> (tensor<5x1xui64>)
    check.expect_eq_const %r, dense<[[10], [8], [15], [6], [18]]> : tensor<5x1xui64>
    func.return
  }
}
