// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0], [-7], [-4], [7], [-1]], [[-1], [-7], [6], [-1], [1]]], [[[-4], [-8], [1], [0], [-7]], [[1], [-1], [-8], [4], [-7]]]]> : tensor<2x2x5x1xi4>, dense<[[[[-2], [-4], [-7], [3], [-3]], [[-2], [-1], [5], [0], [-6]]], [[[4], [3], [-7], [7], [2]], [[7], [0], [3], [0], [4]]]]> : tensor<2x2x5x1xi4>]'
// RUN: : @program
// stablehlo.reduce_window on i4, exact values
//   S: rank 3+
//   S: has 1
//   E: i4
//   F: i4
//   window_dimensions: low
//   window_dimensions: low + 1
//   window_strides: low
//   base_dilations: low
//   base_dilations: low + 1
//   window_dilations: low
//   window_dilations: low + 1
//   padding: negative
//   padding: 0
//   padding: positive
//   padding: near 1 - 1
//   padding: near 1
//   padding: near 1 + 1
//   padding: near 2 - 1
//   padding: near 2
//   padding: near 2 + 1
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-7,-6,-5,2,-6,-5,2,-5,-5,7,5,-3,6,5,-3,6,7,-3,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
// legal 0 1: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,-4,-7,3,-4,-7,3,-3,-7,-2,-1,5,0,-1,5,0,-6,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
// legal 0 2: [7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,0,-7,-4,7,-7,-4,7,-1,-4,-1,-7,6,-1,-7,6,-1,1,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7]

module {
func.func @program(%arg0: tensor<2x2x5x1xi4>, %arg1: tensor<2x2x5x1xi4>) -> (tensor<1x8x9x1xi4>, tensor<1x8x9x1xi4>, tensor<1x8x9x1xi4>) {
  %0 = stablehlo.constant dense<[[[[-7], [-6], [-5], [2], [-5]], [[7], [5], [-3], [6], [7]]], [[[-3], [-2], [2], [-1], [-6]], [[6], [-1], [1], [-4], [-7]]]]> : tensor<2x2x5x1xi4>
  %1 = stablehlo.constant dense<7> : tensor<i4>
  %2 = stablehlo.constant dense<0> : tensor<i4>
  %3 = stablehlo.constant dense<0> : tensor<i4>
  %4, %5, %6 = "stablehlo.reduce_window"(%arg0, %arg1, %0, %1, %2, %3) <{window_dimensions = array<i64: 1, 1, 4, 2>, window_strides = array<i64: 3, 1, 1, 1>, base_dilations = array<i64: 2, 1, 4, 1>, window_dilations = array<i64: 2, 2, 3, 1>, padding = dense<[[0, -1], [3, 3], [0, 1], [1, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%7: tensor<i4>, %8: tensor<i4>, %9: tensor<i4>, %10: tensor<i4>, %11: tensor<i4>, %12: tensor<i4>):
    %13 = stablehlo.minimum %7, %10 : tensor<i4>
    %14 = stablehlo.xor %8, %11 : tensor<i4>
    %15 = stablehlo.or %9, %12 : tensor<i4>
    stablehlo.return %13, %14, %15 : tensor<i4>, tensor<i4>, tensor<i4>
  }) : (tensor<2x2x5x1xi4>, tensor<2x2x5x1xi4>, tensor<2x2x5x1xi4>, tensor<i4>, tensor<i4>, tensor<i4>) -> (tensor<1x8x9x1xi4>, tensor<1x8x9x1xi4>, tensor<1x8x9x1xi4>)
  return %6, %5, %4 : tensor<1x8x9x1xi4>, tensor<1x8x9x1xi4>, tensor<1x8x9x1xi4>
}

  func.func @main(%input0: tensor<2x2x5x1xi4>, %input1: tensor<2x2x5x1xi4>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<2x2x5x1xi4>, tensor<2x2x5x1xi4>) -> (tensor<1x8x9x1xi4>, tensor<1x8x9x1xi4>, tensor<1x8x9x1xi4>)
    check.expect_eq_const %r#0, dense<[[[[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[-7], [-6], [-5], [2], [-6], [-5], [2], [-5], [-5]], [[7], [5], [-3], [6], [5], [-3], [6], [7], [-3]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]]]]> : tensor<1x8x9x1xi4>
    check.expect_eq_const %r#1, dense<[[[[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[-2], [-4], [-7], [3], [-4], [-7], [3], [-3], [-7]], [[-2], [-1], [5], [0], [-1], [5], [0], [-6], [5]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]], [[0], [0], [0], [0], [0], [0], [0], [0], [0]]]]> : tensor<1x8x9x1xi4>
    check.expect_eq_const %r#2, dense<[[[[7], [7], [7], [7], [7], [7], [7], [7], [7]], [[7], [7], [7], [7], [7], [7], [7], [7], [7]], [[7], [7], [7], [7], [7], [7], [7], [7], [7]], [[0], [-7], [-4], [7], [-7], [-4], [7], [-1], [-4]], [[-1], [-7], [6], [-1], [-7], [6], [-1], [1], [6]], [[7], [7], [7], [7], [7], [7], [7], [7], [7]], [[7], [7], [7], [7], [7], [7], [7], [7], [7]], [[7], [7], [7], [7], [7], [7], [7], [7], [7]]]]> : tensor<1x8x9x1xi4>
    func.return
  }
}
