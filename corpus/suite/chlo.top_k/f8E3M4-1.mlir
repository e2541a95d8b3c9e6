// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-3.0, 0.0]> : tensor<2xf8E3M4>]'
// RUN: : @program
// chlo.top_k on f8E3M4, exact values
//   S: rank 0
//   n: more
//   E: f8E3M4
//   k: low + 1
//   is_stable: true
// legal 0 0: [1]
// legal 0 1: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2xf8E3M4>) -> (tensor<1xi32>, tensor<1xf8E3M4>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<2xf8E3M4> -> (tensor<1xf8E3M4>, tensor<1xi32>)
  return %1, %0 : tensor<1xi32>, tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<2xf8E3M4>) {
    %r:2 = func.call @program(%input0) : (tensor<2xf8E3M4>) -> (tensor<1xi32>, tensor<1xf8E3M4>)
    check.expect_eq_const %r#0, dense<1> : tensor<1xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<1xf64>
    func.return
  }
}
