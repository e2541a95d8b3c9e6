// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1.0]> : tensor<1xf8E5M2>]'
// RUN: : @program
// chlo.top_k on f8E5M2, special values
//   S: rank 0
//   n: 1
//   E: f8E5M2
//   k: low + 1
//   k: high
//   is_stable: true
// legal 0 0: [0]
// legal 0 1: [1.0]

module {
func.func @program(%arg0: tensor<1xf8E5M2>) -> (tensor<1xi32>, tensor<1xf8E5M2>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<1xf8E5M2> -> (tensor<1xf8E5M2>, tensor<1xi32>)
  return %1, %0 : tensor<1xi32>, tensor<1xf8E5M2>
}

  func.func @main(%input0: tensor<1xf8E5M2>) {
    %r:2 = func.call @program(%input0) : (tensor<1xf8E5M2>) -> (tensor<1xi32>, tensor<1xf8E5M2>)
    check.expect_eq_const %r#0, dense<0> : tensor<1xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1xf64>
    func.return
  }
}
