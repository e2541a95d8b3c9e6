// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.0, -0.5], [0.25, -0.5]], [[-0.5, -1.0], [-1.0, -0.75]], [[1.0, 1.0], [0.0, 0.75]], [[0.5, -0.5], [0.75, -0.75]]]> : tensor<4x2x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.top_k on f8E4M3B11FNUZ, exact values
//   S: rank 2
//   n: more
//   E: f8E4M3B11FNUZ
//   k: high
//   is_stable: false
// legal 0 0: [1,0,0,1,0,1,1,0,[0,1],[0,1],1,0,0,1,0,1]
// legal 0 1: [-0.5,-1.0,0.25,-0.5,-0.5,-1.0,-0.75,-1.0,1.0,1.0,0.75,[0.0,0.0],0.5,-0.5,0.75,-0.75]

module {
func.func @program(%arg0: tensor<4x2x2xf8E4M3B11FNUZ>) -> (tensor<4x2x2xi32>, tensor<4x2x2xf8E4M3B11FNUZ>) {
  %0, %1 = chlo.top_k(%arg0, k = 2, is_stable = false) : tensor<4x2x2xf8E4M3B11FNUZ> -> (tensor<4x2x2xf8E4M3B11FNUZ>, tensor<4x2x2xi32>)
  return %1, %0 : tensor<4x2x2xi32>, tensor<4x2x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<4x2x2xf8E4M3B11FNUZ>) {
    %r:2 = func.call @program(%input0) : (tensor<4x2x2xf8E4M3B11FNUZ>) -> (tensor<4x2x2xi32>, tensor<4x2x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.constant dense<[[[1, 0], [0, 1]], [[0, 1], [1, 0]], [[1, 1], [1, 0]], [[0, 1], [0, 1]]]> : tensor<4x2x2xi32>
    %v1 = stablehlo.constant dense<[[[1, 0], [0, 1]], [[0, 1], [1, 0]], [[0, 0], [1, 0]], [[0, 1], [0, 1]]]> : tensor<4x2x2xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<4x2x2xi32>, tensor<4x2x2xi32>) -> tensor<4x2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x2x2xi1>
    check.expect_eq_const %v4, dense<true> : tensor<4x2x2xi1>
    %v5 = stablehlo.convert %r#1 : (tensor<4x2x2xf8E4M3B11FNUZ>) -> tensor<4x2x2xf64>
    check.expect_eq_const %v5, dense<[[[-0.5, -1.0], [0.25, -0.5]], [[-0.5, -1.0], [-0.75, -1.0]], [[1.0, 1.0], [0.75, 0.0]], [[0.5, -0.5], [0.75, -0.75]]]> : tensor<4x2x2xf64>
    func.return
  }
}
