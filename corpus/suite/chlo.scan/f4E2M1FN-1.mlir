// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-0.0], [2.0]], [[2.0], [0.5]], [[1.0], [-2.0]], [[-0.5], [-6.0]], [[0.0], [1.0]]], [[[1.0], [0.0]], [[1.0], [0.0]], [[-0.5], [-2.0]], [[-0.0], [1.5]], [[0.5], [-2.0]]], [[[-0.5], [-1.0]], [[-0.0], [-1.0]], [[0.5], [1.0]], [[-6.0], [0.5]], [[-1.0], [6.0]]]]> : tensor<3x5x2x1xf4E2M1FN>, dense<[[[-1.0], [2.0]], [[0.5], [3.0]], [[-3.0], [-0.5]]]> : tensor<3x2x1xf4E2M1FN>, dense<[[-4.0], [-0.5], [6.0], [-0.5]]> : tensor<4x1xf4E2M1FN>, dense<1.0> : tensor<f4E2M1FN>]'
// RUN: : @program
// chlo.scan on f4E2M1FN, special values
//   M: low
//   n: more
//   dimension: low
//   S: rank 2
//   S: rank 3+
//   S: has 1
//   T: rank 0
//   E: f4E2M1FN
//   F: f4E2M1FN
//   C: rank 0
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-0.0,-1.5]
// legal 0 1: [1.0]
// legal 0 2: [-4.0,-0.5,6.0,-0.5]
// legal 0 3: [0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<3x5x2x1xf4E2M1FN>, %arg1: tensor<3x2x1xf4E2M1FN>, %arg2: tensor<4x1xf4E2M1FN>, %arg3: tensor<f4E2M1FN>) -> (tensor<2xf4E2M1FN>, tensor<f4E2M1FN>, tensor<4x1xf4E2M1FN>, tensor<3xf4E2M1FN>) {
  %0 = stablehlo.constant dense<[[[[-3.0], [0.5], [2.0]], [[1.5], [0.5], [-3.0]], [[-1.0], [-2.0], [-1.0]], [[1.5], [1.0], [0.5]], [[1.5], [2.0], [2.0]]], [[[1.5], [0.5], [-1.5]], [[3.0], [-2.0], [0.5]], [[1.0], [-3.0], [1.5]], [[-3.0], [-1.0], [-1.5]], [[1.0], [2.0], [-0.5]]], [[[-2.0], [-0.5], [-3.0]], [[-3.0], [-0.5], [1.5]], [[-2.0], [-2.0], [-2.0]], [[-3.0], [1.0], [1.0]], [[2.0], [3.0], [3.0]]]]> : tensor<3x5x3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[-0.0, -1.5]> : tensor<2xf4E2M1FN>
  %2, %3, %4, %5 = chlo.scan(%arg0, %0, %arg1) inits (%arg2, %arg3, %1) dimension=0 {
  ^bb0(%6: tensor<5x2x1xf4E2M1FN>, %7: tensor<5x3x1xf4E2M1FN>, %8: tensor<2x1xf4E2M1FN>, %9: tensor<4x1xf4E2M1FN>, %10: tensor<f4E2M1FN>, %11: tensor<2xf4E2M1FN>):
    %12 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
    %13 = stablehlo.minimum %12, %12 : tensor<f4E2M1FN>
    stablehlo.return %13, %9, %10, %11 : tensor<f4E2M1FN>, tensor<4x1xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2xf4E2M1FN>
  } : (tensor<3x5x2x1xf4E2M1FN>, tensor<3x5x3x1xf4E2M1FN>, tensor<3x2x1xf4E2M1FN>, tensor<4x1xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2xf4E2M1FN>) -> (tensor<3xf4E2M1FN>, tensor<4x1xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2xf4E2M1FN>)
  return %5, %4, %3, %2 : tensor<2xf4E2M1FN>, tensor<f4E2M1FN>, tensor<4x1xf4E2M1FN>, tensor<3xf4E2M1FN>
}

  func.func @main(%input0: tensor<3x5x2x1xf4E2M1FN>, %input1: tensor<3x2x1xf4E2M1FN>, %input2: tensor<4x1xf4E2M1FN>, %input3: tensor<f4E2M1FN>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<3x5x2x1xf4E2M1FN>, tensor<3x2x1xf4E2M1FN>, tensor<4x1xf4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<2xf4E2M1FN>, tensor<f4E2M1FN>, tensor<4x1xf4E2M1FN>, tensor<3xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[-9223372036854775808, -4613937818241073152]> : tensor<2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v2, dense<1.0> : tensor<f64>
    %v3 = stablehlo.convert %r#2 : (tensor<4x1xf4E2M1FN>) -> tensor<4x1xf64>
    check.expect_eq_const %v3, dense<[[-4.0], [-0.5], [6.0], [-0.5]]> : tensor<4x1xf64>
    %v4 = stablehlo.convert %r#3 : (tensor<3xf4E2M1FN>) -> tensor<3xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v5, dense<0> : tensor<3xi64>
    func.return
  }
}
