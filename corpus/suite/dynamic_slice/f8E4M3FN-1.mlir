// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.0], [0.0], [-1.0], [0.0]], [[0.0], [0.0], [0.0], [0.5]], [[0.5], [-0.5], [0.0], [1.5]]]> : tensor<3x4x1xf8E4M3FN>, dense<0> : tensor<ui4>, dense<1> : tensor<ui4>]'
// RUN: : @program
// stablehlo.dynamic_slice on f8E4M3FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FN
//   I: ui4
//   slice_sizes: low + 1
//   slice_sizes: high
// legal 0 0: [1.0,0.0,-1.0,0.0]

module {
func.func @program(%arg0: tensor<3x4x1xf8E4M3FN>, %arg1: tensor<ui4>, %arg2: tensor<ui4>) -> tensor<1x4x1xf8E4M3FN> {
  %0 = stablehlo.constant dense<15> : tensor<ui4>
  %1 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, %0, sizes = [1, 4, 1] : (tensor<3x4x1xf8E4M3FN>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> tensor<1x4x1xf8E4M3FN>
  return %1 : tensor<1x4x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<3x4x1xf8E4M3FN>, %input1: tensor<ui4>, %input2: tensor<ui4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x4x1xf8E4M3FN>, tensor<ui4>, tensor<ui4>) -> (tensor<1x4x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x4x1xf8E4M3FN>) -> tensor<1x4x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x4x1xf64>) -> tensor<1x4x1xi64>
    check.expect_eq_const %v1, dense<[[[4607182418800017408], [0], [-4616189618054758400], [0]]]> : tensor<1x4x1xi64>
    func.return
  }
}
