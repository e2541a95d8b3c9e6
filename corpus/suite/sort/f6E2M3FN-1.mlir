// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.5, -1.25, -0.75, -3.5], [2.25, -0.75, 1.5, 3.5]], [[-0.625, 1.25, 1.625, 1.125], [1.0, -2.5, -0.5, 1.875]], [[-1.75, -3.25, 0.625, 3.75], [0.625, -1.5, -0.75, 1.125]]]> : tensor<3x2x4xf6E2M3FN>, dense<[[[-1, -7, -8, -6], [2147483647, 4, 2, -1]], [[-6, -4, -6, 7], [-3, 1073741824, 0, 9]], [[5, 1073741824, 0, 0], [-2147483647, 2147483647, -1, 1]]]> : tensor<3x2x4xi32>, dense<[[[1.0, -1.0, -1.0, -1.5], [-1.0, -1.0, 1.0, -0.5]], [[-1.5, 1.0, -1.0, -0.5], [-2.0, 1.0, 1.0, 1.0]], [[2.0, -3.0, 2.0, 1.5], [3.0, 1.0, -2.0, 0.5]]]> : tensor<3x2x4xf4E2M1FN>]'
// RUN: : @program
// stablehlo.sort on f6E2M3FN, special values
//   S: rank 3+
//   E: i32
//   E: f6E2M3FN
//   E: f4E2M1FN
//   dimension: high
//   is_stable: true
// legal 0 0: [-1.5,-1.0,-1.0,1.0,-1.0,1.0,-1.0,-0.5,-1.5,-0.5,1.0,-1.0,1.0,1.0,-2.0,1.0,-3.0,2.0,2.0,1.5,1.0,-2.0,3.0,0.5]
// legal 0 1: [-1.5,1.5,0.5,-0.5,0.5,3.0,3.0,-3.0,1.0,-2.0,2.0,-3.0,3.0,-3.0,1.5,1.0,-2.0,2.0,-3.0,-1.5,-0.5,-1.0,3.0,2.0]
// legal 0 2: [-6,-7,-8,-1,4,2,2147483647,-1,-6,7,-4,-6,1073741824,0,-3,9,1073741824,5,0,0,2147483647,-1,-2147483647,1]
// legal 0 3: [-3.5,-1.25,-0.75,0.5,-0.75,1.5,2.25,3.5,-0.625,1.125,1.25,1.625,-2.5,-0.5,1.0,1.875,-3.25,-1.75,0.625,3.75,-1.5,-0.75,0.625,1.125]

module {
func.func @program(%arg0: tensor<3x2x4xf6E2M3FN>, %arg1: tensor<3x2x4xi32>, %arg2: tensor<3x2x4xf4E2M1FN>) -> (tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xi32>, tensor<3x2x4xf6E2M3FN>) {
  %0 = stablehlo.constant dense<[[[-0.5, 1.5, 0.5, -1.5], [3.0, 0.5, 3.0, -3.0]], [[1.0, 2.0, -3.0, -2.0], [1.5, 3.0, -3.0, 1.0]], [[2.0, -2.0, -3.0, -1.5], [3.0, -0.5, -1.0, 2.0]]]> : tensor<3x2x4xf4E2M1FN>
  %1, %2, %3, %4 = "stablehlo.sort"(%arg0, %arg1, %0, %arg2) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%5: tensor<f6E2M3FN>, %6: tensor<f6E2M3FN>, %7: tensor<i32>, %8: tensor<i32>, %9: tensor<f4E2M1FN>, %10: tensor<f4E2M1FN>, %11: tensor<f4E2M1FN>, %12: tensor<f4E2M1FN>):
    %13 = stablehlo.compare LT, %5, %6, TOTALORDER : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %13 : tensor<i1>
  }) : (tensor<3x2x4xf6E2M3FN>, tensor<3x2x4xi32>, tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xf4E2M1FN>) -> (tensor<3x2x4xf6E2M3FN>, tensor<3x2x4xi32>, tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xf4E2M1FN>)
  return %4, %3, %2, %1 : tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xi32>, tensor<3x2x4xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x2x4xf6E2M3FN>, %input1: tensor<3x2x4xi32>, %input2: tensor<3x2x4xf4E2M1FN>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<3x2x4xf6E2M3FN>, tensor<3x2x4xi32>, tensor<3x2x4xf4E2M1FN>) -> (tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xf4E2M1FN>, tensor<3x2x4xi32>, tensor<3x2x4xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x2x4xf4E2M1FN>) -> tensor<3x2x4xf64>
    check.expect_eq_const %v0, dense<[[[-1.5, -1.0, -1.0, 1.0], [-1.0, 1.0, -1.0, -0.5]], [[-1.5, -0.5, 1.0, -1.0], [1.0, 1.0, -2.0, 1.0]], [[-3.0, 2.0, 2.0, 1.5], [1.0, -2.0, 3.0, 0.5]]]> : tensor<3x2x4xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<3x2x4xf4E2M1FN>) -> tensor<3x2x4xf64>
    check.expect_eq_const %v1, dense<[[[-1.5, 1.5, 0.5, -0.5], [0.5, 3.0, 3.0, -3.0]], [[1.0, -2.0, 2.0, -3.0], [3.0, -3.0, 1.5, 1.0]], [[-2.0, 2.0, -3.0, -1.5], [-0.5, -1.0, 3.0, 2.0]]]> : tensor<3x2x4xf64>
    check.expect_eq_const %r#2, dense<[[[-6, -7, -8, -1], [4, 2, 2147483647, -1]], [[-6, 7, -4, -6], [1073741824, 0, -3, 9]], [[1073741824, 5, 0, 0], [2147483647, -1, -2147483647, 1]]]> : tensor<3x2x4xi32>
    %v2 = stablehlo.convert %r#3 : (tensor<3x2x4xf6E2M3FN>) -> tensor<3x2x4xf64>
    check.expect_eq_const %v2, dense<[[[-3.5, -1.25, -0.75, 0.5], [-0.75, 1.5, 2.25, 3.5]], [[-0.625, 1.125, 1.25, 1.625], [-2.5, -0.5, 1.0, 1.875]], [[-3.25, -1.75, 0.625, 3.75], [-1.5, -0.75, 0.625, 1.125]]]> : tensor<3x2x4xf64>
    func.return
  }
}
