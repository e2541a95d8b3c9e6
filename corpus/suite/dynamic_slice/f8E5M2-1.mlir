// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.375], [3.0]]> : tensor<2x1xf8E5M2>, dense<1> : tensor<i32>, dense<1073741824> : tensor<i32>]'
// RUN: : @program
// stablehlo.dynamic_slice on f8E5M2, envelope values
//   S: rank 2
//   S: has 1
//   E: f8E5M2
//   I: i32
//   slice_sizes: low + 1
//   slice_sizes: high
// legal 0 0: [3.0]

module {
func.func @program(%arg0: tensor<2x1xf8E5M2>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x1xf8E5M2> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, sizes = [1, 1] : (tensor<2x1xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x1xf8E5M2>
  return %0 : tensor<1x1xf8E5M2>
}

  func.func @main(%input0: tensor<2x1xf8E5M2>, %input1: tensor<i32>, %input2: tensor<i32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x1xf8E5M2>, tensor<i32>, tensor<i32>) -> (tensor<1x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E5M2>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<3.0> : tensor<1x1xf64>
    func.return
  }
}
