// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-8, 5, -3, 4]> : tensor<4xi4>]'
// RUN: : @program
// chlo.top_k on i4, exact values
//   S: rank 0
//   n: more
//   E: i4
//   k: low + 1
//   is_stable: true
// legal 0 0: [1]
// legal 0 1: [5]

module {
func.func @program(%arg0: tensor<4xi4>) -> (tensor<1xi32>, tensor<1xi4>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<4xi4> -> (tensor<1xi4>, tensor<1xi32>)
  return %1, %0 : tensor<1xi32>, tensor<1xi4>
}

  func.func @main(%input0: tensor<4xi4>) {
    %r:2 = func.call @program(%input0) : (tensor<4xi4>) -> (tensor<1xi32>, tensor<1xi4>)
    check.expect_eq_const %r#0, dense<1> : tensor<1xi32>
    check.expect_eq_const %r#1, dense<5> : tensor<1xi4>
    func.return
  }
}
