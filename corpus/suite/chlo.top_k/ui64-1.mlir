// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[6, 4]]], [[[3, 9]]]]> : tensor<2x1x1x2xui64>]'
// RUN: : @program
// chlo.top_k on ui64, exact values
//   S: rank 3+
//   S: has 1
//   n: more
//   E: ui64
//   k: low + 1
//   is_stable: false
// legal 0 0: [0,1]
// legal 0 1: [6,9]

module {
func.func @program(%arg0: tensor<2x1x1x2xui64>) -> (tensor<2x1x1x1xi32>, tensor<2x1x1x1xui64>) {
  %0, %1 = chlo.top_k(%arg0, k = 1, is_stable = false) : tensor<2x1x1x2xui64> -> (tensor<2x1x1x1xui64>, tensor<2x1x1x1xi32>)
  return %1, %0 : tensor<2x1x1x1xi32>, tensor<2x1x1x1xui64>
}

  func.func @main(%input0: tensor<2x1x1x2xui64>) {
    %r:2 = func.call @program(%input0) : (tensor<2x1x1x2xui64>) -> (tensor<2x1x1x1xi32>, tensor<2x1x1x1xui64>)
    check.expect_eq_const %r#0, dense<[[[[0]]], [[[1]]]]> : tensor<2x1x1x1xi32>
    check.expect_eq_const %r#1, dense<[[[[6]]], [[[9]]]]> : tensor<2x1x1x1xui64>
    func.return
  }
}
