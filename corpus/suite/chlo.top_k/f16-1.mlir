// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.0, 0.0]> : tensor<2xf16>]'
// RUN: : @program
// chlo.top_k on f16, exact values
//   S: rank 0
//   n: more
//   E: f16
//   k: high
//   is_stable: false
// legal 0 0: [1,0]
// legal 0 1: [[0.0,0.0],-1.0]

module {
func.func @program(%arg0: tensor<2xf16>) -> (tensor<2xi32>, tensor<2xf16>) {
  %0, %1 = chlo.top_k(%arg0, k = 2, is_stable = false) : tensor<2xf16> -> (tensor<2xf16>, tensor<2xi32>)
  return %1, %0 : tensor<2xi32>, tensor<2xf16>
}

  func.func @main(%input0: tensor<2xf16>) {
    %r:2 = func.call @program(%input0) : (tensor<2xf16>) -> (tensor<2xi32>, tensor<2xf16>)
    check.expect_eq_const %r#0, dense<[1, 0]> : tensor<2xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<2xf16>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[0.0, -1.0]> : tensor<2xf64>
    func.return
  }
}
