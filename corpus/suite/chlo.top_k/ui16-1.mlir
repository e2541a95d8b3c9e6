// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.top_k on ui16, special values
//   S: rank 0
//   n: 1
//   E: ui16
//   k: low + 1
//   k: high
//   is_stable: false
// legal 0 0: [0]
// legal 0 1: [18858]

module {
func.func @program() -> (tensor<1xi32>, tensor<1xui16>) {
  %0 = stablehlo.constant dense<[18858]> : tensor<1xui16>
  %1, %2 = chlo.top_k(%0, k = 1, is_stable = false) : tensor<1xui16> -> (tensor<1xui16>, tensor<1xi32>)
  return %2, %1 : tensor<1xi32>, tensor<1xui16>
}

  func.func @main() {
    %r:2 = func.call @program() : () -> (tensor<1xi32>, tensor<1xui16>)
    check.expect_eq_const %r#0, dense<0> : tensor<1xi32>
    check.expect_eq_const %r#1, dense<18858> : tensor<1xui16>
    func.return
  }
}
