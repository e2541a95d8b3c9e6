// RUN: stablehlo-translate --interpret %s --args='[dense<2147483648> : tensor<ui32>, dense<4294967291> : tensor<ui32>]'
// RUN: : @program
// stablehlo.compare on ui32, special values
//   S: rank 0
//   E: ui32
//   comparison_direction: LE
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<i1> {
  %0 = stablehlo.compare LE, %arg0, %arg1 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui32>, tensor<ui32>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
