// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.75, -0.75, 0.5], [0.5, 0.25, 0.25], [-1.75, 0.0, 1.25], [-0.5, -1.75, 1.25], [-2.0, -1.0, -1.5]]> : tensor<5x3xf64>]'
// RUN: : @program
// chlo.top_k on f64, exact values
//   S: rank 1
//   n: more
//   E: f64
//   k: low + 1
//   is_stable: true
// legal 0 0: [0,0,2,2,1]
// legal 0 1: [0.75,0.5,1.25,1.25,-1.0]

module {
func.func @program(%arg0: tensor<5x3xf64>) -> (tensor<5x1xi32>, tensor<5x1xf64>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<5x3xf64> -> (tensor<5x1xf64>, tensor<5x1xi32>)
  return %1, %0 : tensor<5x1xi32>, tensor<5x1xf64>
}

  func.func @main(%input0: tensor<5x3xf64>) {
    %r:2 = func.call @program(%input0) : (tensor<5x3xf64>) -> (tensor<5x1xi32>, tensor<5x1xf64>)
    check.expect_eq_const %r#0, dense<[[0], [0], [2], [2], [1]]> : tensor<5x1xi32>
    check.expect_eq_const %r#1, dense<[[0.75], [0.5], [1.25], [1.25], [-1.0]]> : tensor<5x1xf64>
    func.return
  }
}
