// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.top_k on i64, exact values
//   S: rank 1
//   S: has 1
//   n: more
//   E: i64
//   k: high
//   is_stable: true
// legal 0 0: [2,0,1]
// legal 0 1: [1,0,-9]

module {
func.func @program() -> (tensor<1x3xi32>, tensor<1x3xi64>) {
  %0 = stablehlo.constant dense<[[0, -9, 1]]> : tensor<1x3xi64>
  %1, %2 = chlo.top_k(%0, k = 3) : tensor<1x3xi64> -> (tensor<1x3xi64>, tensor<1x3xi32>)
  return %2, %1 : tensor<1x3xi32>, tensor<1x3xi64>
}

  func.func @main() {
    %r:2 = func.call @program() : () -> (tensor<1x3xi32>, tensor<1x3xi64>)
    check.expect_eq_const %r#0, dense<[[2, 0, 1]]> : tensor<1x3xi32>
    check.expect_eq_const %r#1, dense<[[1, 0, -9]]> : tensor<1x3xi64>
    func.return
  }
}
