// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.0, -2.0, 2.0]], [[2.0, -1.0, -2.0]], [[0.0, 0.0, 1.0]]]> : tensor<3x1x3xf4E2M1FN>]'
// RUN: : @program
// chlo.top_k on f4E2M1FN, exact values
//   S: rank 2
//   S: has 1
//   n: more
//   E: f4E2M1FN
//   k: high
//   is_stable: false
// legal 0 0: [2,0,1,0,1,2,2,[0,1],[0,1]]
// legal 0 1: [2.0,1.0,-2.0,2.0,-1.0,-2.0,1.0,[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x1x3xf4E2M1FN>) -> (tensor<3x1x3xi32>, tensor<3x1x3xf4E2M1FN>) {
  %0, %1 = chlo.top_k(%arg0, k = 3, is_stable = false) : tensor<3x1x3xf4E2M1FN> -> (tensor<3x1x3xf4E2M1FN>, tensor<3x1x3xi32>)
  return %1, %0 : tensor<3x1x3xi32>, tensor<3x1x3xf4E2M1FN>
}

  func.func @main(%input0: tensor<3x1x3xf4E2M1FN>) {
    %r:2 = func.call @program(%input0) : (tensor<3x1x3xf4E2M1FN>) -> (tensor<3x1x3xi32>, tensor<3x1x3xf4E2M1FN>)
    %v0 = stablehlo.constant dense<[[[2, 0, 1]], [[0, 1, 2]], [[2, 1, 1]]]> : tensor<3x1x3xi32>
    %v1 = stablehlo.constant dense<[[[2, 0, 1]], [[0, 1, 2]], [[2, 0, 0]]]> : tensor<3x1x3xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> tensor<3x1x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x1x3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<3x1x3xi1>
    %v5 = stablehlo.convert %r#1 : (tensor<3x1x3xf4E2M1FN>) -> tensor<3x1x3xf64>
    check.expect_eq_const %v5, dense<[[[2.0, 1.0, -2.0]], [[2.0, -1.0, -2.0]], [[1.0, 0.0, 0.0]]]> : tensor<3x1x3xf64>
    func.return
  }
}
