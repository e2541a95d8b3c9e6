// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[1.0, 1.5]], [[0.0, -2.0]], [[2.0, -1.0]], [[2.0, 2.0]]]> : tensor<4x1x2xf6E2M3FN>, dense<[[[-0.75]], [[1.0]], [[1.0]]]> : tensor<3x1x1xf6E2M3FN>, dense<[[3.0], [0.0], [0.0]]> : tensor<3x1xf6E2M3FN>, dense<[1.0, 1.0, 4.0]> : tensor<3xf6E2M3FN>, dense<[-0.75, 0.25, -0.25, 0.5]> : tensor<4xf6E2M3FN>, dense<[[0.5, 1.0], [-0.25, 0.75], [-1.0, 0.0], [-0.5, 0.5]]> : tensor<4x2xf6E2M3FN>]'
// RUN: : @program
// chlo.scan on f6E2M3FN, exact values
//   M: low
//   n: 1
//   dimension: low + 1
//   S: rank 1
//   S: rank 2
//   S: has 1
//   T: rank 1
//   E: f6E2M3FN
//   F: f6E2M3FN
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [0.5,1.0,-0.25,0.75,-1.0,0.0,-0.5,0.5]
// legal 0 1: [0.0,4.0,-1.0,-3.0]
// legal 0 2: [3.0,0.0,0.0]
// legal 0 3: [1.0,1.0,4.0]

module {
func.func @program(%arg0: tensor<4x1x2xf6E2M3FN>, %arg1: tensor<3x1x1xf6E2M3FN>, %arg2: tensor<3x1xf6E2M3FN>, %arg3: tensor<3xf6E2M3FN>, %arg4: tensor<4xf6E2M3FN>, %arg5: tensor<4x2xf6E2M3FN>) -> (tensor<4x2xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3x1xf6E2M3FN>) {
  %0, %1, %2, %3 = chlo.scan(%arg0, %arg1, %arg2) inits (%arg3, %arg4, %arg5) dimension=1 {
  ^bb0(%4: tensor<4x2xf6E2M3FN>, %5: tensor<3x1xf6E2M3FN>, %6: tensor<3xf6E2M3FN>, %7: tensor<3xf6E2M3FN>, %8: tensor<4xf6E2M3FN>, %9: tensor<4x2xf6E2M3FN>):
    %10 = stablehlo.constant dense<[0.0, 4.0, -1.0, -3.0]> : tensor<4xf6E2M3FN>
    stablehlo.return %7, %6, %10, %9 : tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<4x2xf6E2M3FN>
  } : (tensor<4x1x2xf6E2M3FN>, tensor<3x1x1xf6E2M3FN>, tensor<3x1xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<4x2xf6E2M3FN>) -> (tensor<3x1xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<4x2xf6E2M3FN>)
  return %3, %2, %1, %0 : tensor<4x2xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3x1xf6E2M3FN>
}

  func.func @main(%input0: tensor<4x1x2xf6E2M3FN>, %input1: tensor<3x1x1xf6E2M3FN>, %input2: tensor<3x1xf6E2M3FN>, %input3: tensor<3xf6E2M3FN>, %input4: tensor<4xf6E2M3FN>, %input5: tensor<4x2xf6E2M3FN>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5) : (tensor<4x1x2xf6E2M3FN>, tensor<3x1x1xf6E2M3FN>, tensor<3x1xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<4x2xf6E2M3FN>) -> (tensor<4x2xf6E2M3FN>, tensor<4xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x2xf6E2M3FN>) -> tensor<4x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x2xf64>) -> tensor<4x2xi64>
    check.expect_eq_const %v1, dense<[[4602678819172646912, 4607182418800017408], [-4625196817309499392, 4604930618986332160], [-4616189618054758400, 0], [-4620693217682128896, 4602678819172646912]]> : tensor<4x2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v3, dense<[0, 4616189618054758400, -4616189618054758400, -4609434218613702656]> : tensor<4xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<3xf6E2M3FN>) -> tensor<3xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v5, dense<[4613937818241073152, 0, 0]> : tensor<3xi64>
    %v6 = stablehlo.convert %r#3 : (tensor<3x1xf6E2M3FN>) -> tensor<3x1xf64>
    check.expect_eq_const %v6, dense<[[1.0], [1.0], [4.0]]> : tensor<3x1xf64>
    func.return
  }
}
