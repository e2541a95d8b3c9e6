// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[2.0, -1.5, -2.0, -1.5], [1.0, 1.5, 1.0, -1.5], [-1.0, -1.0, -0.5, -0.5], [1.0, -1.0, -2.0, -2.0]]> : tensor<4x4xf8E4M3FNUZ>, dense<[[[-1.0, 2.0], [0.5, -1.0], [-1.0, -1.0]], [[0.0, 0.0], [-1.0, 1.0], [1.5, 1.0]], [[-1.5, -1.5], [-0.5, 1.0], [2.0, 1.5]], [[-1.5, 1.0], [1.5, 0.0], [2.0, -2.0]]]> : tensor<4x3x2xf8E4M3FNUZ>, dense<[0.0, 0.0, -2.0, 0.0]> : tensor<4xf8E4M3FNUZ>, dense<[0.0, -4.0, -3.0, 0.0]> : tensor<4xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.scan on f8E4M3FNUZ, exact values
//   M: low
//   L: low + 1
//   n: more
//   dimension: low
//   S: rank 0
//   S: rank 1
//   S: rank 2
//   S: rank 3+
//   S: has 1
//   T: rank 2
//   T: has 1
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   C: more
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: false
//   is_associative: given
//   is_associative: false
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [1.0,-1.0,-2.0,-2.0]
// legal 0 1: [1.0,1.0,1.0,1.0]

module {
func.func @program(%arg0: tensor<4x4xf8E4M3FNUZ>, %arg1: tensor<4x3x2xf8E4M3FNUZ>, %arg2: tensor<4xf8E4M3FNUZ>, %arg3: tensor<4xf8E4M3FNUZ>) -> (tensor<4xf8E4M3FNUZ>, tensor<4x1x1xf8E4M3FNUZ>) {
  %0 = stablehlo.constant dense<[[[[-1.5], [1.5]], [[-1.5], [-0.5]], [[1.5], [-2.0]], [[-0.5], [-0.5]], [[0.5], [-1.5]]], [[[-2.0], [-1.5]], [[-0.5], [1.5]], [[-2.0], [-1.5]], [[-1.0], [-0.5]], [[2.0], [1.5]]], [[[1.5], [-0.5]], [[-0.5], [1.0]], [[-2.0], [-1.5]], [[-0.5], [1.5]], [[0.5], [-1.5]]], [[[1.5], [-1.0]], [[0.5], [1.0]], [[0.0], [-1.5]], [[-0.5], [0.0]], [[-2.0], [0.5]]]]> : tensor<4x5x2x1xf8E4M3FNUZ>
  %1, %2 = chlo.scan(%arg0, %arg1, %0, %arg2) inits (%arg3) dimension=0 attributes {scan_dim_size = 4 : i64, is_associative = false} {
  ^bb0(%3: tensor<4xf8E4M3FNUZ>, %4: tensor<3x2xf8E4M3FNUZ>, %5: tensor<5x2x1xf8E4M3FNUZ>, %6: tensor<f8E4M3FNUZ>, %7: tensor<4xf8E4M3FNUZ>):
    %8 = stablehlo.constant dense<[[1.0]]> : tensor<1x1xf8E4M3FNUZ>
    stablehlo.return %8, %3 : tensor<1x1xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>
  } : (tensor<4x4xf8E4M3FNUZ>, tensor<4x3x2xf8E4M3FNUZ>, tensor<4x5x2x1xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> (tensor<4x1x1xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>)
  return %2, %1 : tensor<4xf8E4M3FNUZ>, tensor<4x1x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<4x4xf8E4M3FNUZ>, %input1: tensor<4x3x2xf8E4M3FNUZ>, %input2: tensor<4xf8E4M3FNUZ>, %input3: tensor<4xf8E4M3FNUZ>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<4x4xf8E4M3FNUZ>, tensor<4x3x2xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> (tensor<4xf8E4M3FNUZ>, tensor<4x1x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<4xf8E4M3FNUZ>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[1.0, -1.0, -2.0, -2.0]> : tensor<4xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<4x1x1xf8E4M3FNUZ>) -> tensor<4x1x1xf64>
    check.expect_eq_const %v1, dense<1.0> : tensor<4x1x1xf64>
    func.return
  }
}
