// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.top_k on ui4, exact values
//   S: rank 0
//   n: more
//   E: ui4
//   k: high
//   is_stable: true
// legal 0 0: [0,4,1,3,2]
// legal 0 1: [7,7,6,6,1]

module {
func.func @program() -> (tensor<5xi32>, tensor<5xui4>) {
  %0 = stablehlo.constant dense<[7, 6, 1, 6, 7]> : tensor<5xui4>
  %1, %2 = chlo.top_k(%0, k = 5) : tensor<5xui4> -> (tensor<5xui4>, tensor<5xi32>)
  return %2, %1 : tensor<5xi32>, tensor<5xui4>
}

  func.func @main() {
    %r:2 = func.call @program() : () -> (tensor<5xi32>, tensor<5xui4>)
    check.expect_eq_const %r#0, dense<[0, 4, 1, 3, 2]> : tensor<5xi32>
    check.expect_eq_const %r#1, dense<[7, 7, 6, 6, 1]> : tensor<5xui4>
    func.return
  }
}
