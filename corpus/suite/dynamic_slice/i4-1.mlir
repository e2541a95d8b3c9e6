// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-1], [-7], [-7], [1]], [[7], [5], [5], [3]]], [[[7], [-2], [0], [-6]], [[3], [-7], [5], [5]]], [[[-4], [-3], [2], [-5]], [[5], [6], [-5], [-3]]], [[[-2], [-4], [2], [6]], [[7], [-6], [-7], [-3]]], [[[-7], [2], [-2], [-1]], [[2], [3], [-4], [-2]]]]> : tensor<5x2x4x1xi4>, dense<0> : tensor<i4>, dense<7> : tensor<i4>, dense<1> : tensor<i4>, dense<-1> : tensor<i4>]'
// RUN: : @program
// stablehlo.dynamic_slice on i4, exact values
//   S: rank 3+
//   S: has 1
//   E: i4
//   I: i4
//   slice_sizes: low + 1
//   slice_sizes: high
// legal 0 0: [5]

module {
func.func @program(%arg0: tensor<5x2x4x1xi4>, %arg1: tensor<i4>, %arg2: tensor<i4>, %arg3: tensor<i4>, %arg4: tensor<i4>) -> tensor<1x1x1x1xi4> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, %arg3, %arg4, sizes = [1, 1, 1, 1] : (tensor<5x2x4x1xi4>, tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>) -> tensor<1x1x1x1xi4>
  return %0 : tensor<1x1x1x1xi4>
}

  func.func @main(%input0: tensor<5x2x4x1xi4>, %input1: tensor<i4>, %input2: tensor<i4>, %input3: tensor<i4>, %input4: tensor<i4>) {
    %r = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<5x2x4x1xi4>, tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>) -> (tensor<1x1x1x1xi4>)
    check.expect_eq_const %r, dense<5> : tensor<1x1x1x1xi4>
    func.return
  }
}
