// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1073741824]], [[2]], [[-6]], [[9]]]> : tensor<4x1x1xi32>, dense<[[[-1]], [[2]], [[-6]], [[1073741824]]]> : tensor<4x1x1xi32>]'
// RUN: : @program
// stablehlo.or on i32, special values
//   S: rank 3+
//   S: has 1
//   E: i32
// legal 0 0: [-1,2,-6,1073741833]

module {
func.func @program(%arg0: tensor<4x1x1xi32>, %arg1: tensor<4x1x1xi32>) -> tensor<4x1x1xi32> {
  %0 = stablehlo.or %arg0, %arg1 : tensor<4x1x1xi32>
  return %0 : tensor<4x1x1xi32>
}

  func.func @main(%input0: tensor<4x1x1xi32>, %input1: tensor<4x1x1xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> (tensor<4x1x1xi32>)
    check.expect_eq_const %r, dense<[[[-1]], [[2]], [[-6]], [[1073741833]]]> : tensor<4x1x1xi32>
    func.return
  }
}
