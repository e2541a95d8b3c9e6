// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.75, -2.0], [-3.0, -0.75], [1.25, 1.5], [-1.0, -1.25]]> : tensor<4x2xf6E3M2FN>]'
// RUN: : @program
// chlo.top_k on f6E3M2FN, special values
//   S: rank 1
//   n: more
//   E: f6E3M2FN
//   k: high
//   is_stable: false
// legal 0 0: [0,1,1,0,1,0,0,1]
// legal 0 1: [0.75,-2.0,-0.75,-3.0,1.5,1.25,-1.0,-1.25]

module {
func.func @program(%arg0: tensor<4x2xf6E3M2FN>) -> (tensor<4x2xi32>, tensor<4x2xf6E3M2FN>) {
  %0, %1 = chlo.top_k(%arg0, k = 2, is_stable = false) : tensor<4x2xf6E3M2FN> -> (tensor<4x2xf6E3M2FN>, tensor<4x2xi32>)
  return %1, %0 : tensor<4x2xi32>, tensor<4x2xf6E3M2FN>
}

  func.func @main(%input0: tensor<4x2xf6E3M2FN>) {
    %r:2 = func.call @program(%input0) : (tensor<4x2xf6E3M2FN>) -> (tensor<4x2xi32>, tensor<4x2xf6E3M2FN>)
    check.expect_eq_const %r#0, dense<[[0, 1], [1, 0], [1, 0], [0, 1]]> : tensor<4x2xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<4x2xf6E3M2FN>) -> tensor<4x2xf64>
    check.expect_eq_const %v0, dense<[[0.75, -2.0], [-0.75, -3.0], [1.5, 1.25], [-1.0, -1.25]]> : tensor<4x2xf64>
    func.return
  }
}
