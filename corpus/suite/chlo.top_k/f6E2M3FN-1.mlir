// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.0, 1.0], [-0.25, 0.25], [0.75, 0.0]]]> : tensor<1x3x2xf6E2M3FN>]'
// RUN: : @program
// chlo.top_k on f6E2M3FN, exact values
//   S: rank 2
//   S: has 1
//   n: more
//   E: f6E2M3FN
//   k: low + 1
//   is_stable: false
// legal 0 0: [[0,1],1,0]
// legal 0 1: [1.0,0.25,0.75]

module {
func.func @program(%arg0: tensor<1x3x2xf6E2M3FN>) -> (tensor<1x3x1xi32>, tensor<1x3x1xf6E2M3FN>) {
  %0, %1 = chlo.top_k(%arg0, k = 1, is_stable = false) : tensor<1x3x2xf6E2M3FN> -> (tensor<1x3x1xf6E2M3FN>, tensor<1x3x1xi32>)
  return %1, %0 : tensor<1x3x1xi32>, tensor<1x3x1xf6E2M3FN>
}

  func.func @main(%input0: tensor<1x3x2xf6E2M3FN>) {
    %r:2 = func.call @program(%input0) : (tensor<1x3x2xf6E2M3FN>) -> (tensor<1x3x1xi32>, tensor<1x3x1xf6E2M3FN>)
    %v0 = stablehlo.constant dense<[[[1], [1], [0]]]> : tensor<1x3x1xi32>
    %v1 = stablehlo.constant dense<[[[0], [1], [0]]]> : tensor<1x3x1xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<1x3x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<1x3x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x3x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1x3x1xi1>
    %v5 = stablehlo.convert %r#1 : (tensor<1x3x1xf6E2M3FN>) -> tensor<1x3x1xf64>
    check.expect_eq_const %v5, dense<[[[1.0], [0.25], [0.75]]]> : tensor<1x3x1xf64>
    func.return
  }
}
