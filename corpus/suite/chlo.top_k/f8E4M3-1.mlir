// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.top_k on f8E4M3, exact values
//   S: rank 0
//   n: more
//   E: f8E4M3
//   is_stable: true
// legal 0 0: [3,1,0]
// legal 0 1: [2.0,[0.0,0.0],-1.0]

module {
func.func @program() -> (tensor<3xi32>, tensor<3xf8E4M3>) {
  %0 = stablehlo.constant dense<[-1.0, 0.0, -2.0, 2.0]> : tensor<4xf8E4M3>
  %1, %2 = chlo.top_k(%0, k = 3) : tensor<4xf8E4M3> -> (tensor<3xf8E4M3>, tensor<3xi32>)
  return %2, %1 : tensor<3xi32>, tensor<3xf8E4M3>
}

  func.func @main() {
    %r:2 = func.call @program() : () -> (tensor<3xi32>, tensor<3xf8E4M3>)
    check.expect_eq_const %r#0, dense<[3, 1, 0]> : tensor<3xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<3xf8E4M3>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[2.0, 0.0, -1.0]> : tensor<3xf64>
    func.return
  }
}
