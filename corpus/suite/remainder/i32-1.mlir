// RUN: stablehlo-translate --interpret %s --args='[dense<[[[7], [9]]]> : tensor<1x2x1xi32>, dense<[[[-9], [8]]]> : tensor<1x2x1xi32>]'
// RUN: : @program
// stablehlo.remainder on i32, exact values
//   S: rank 3+
//   S: has 1
//   E: i32
// legal 0 0: [7,1]

module {
func.func @program(%arg0: tensor<1x2x1xi32>, %arg1: tensor<1x2x1xi32>) -> tensor<1x2x1xi32> {
  %0 = stablehlo.remainder %arg0, %arg1 : tensor<1x2x1xi32>
  return %0 : tensor<1x2x1xi32>
}

  func.func @main(%input0: tensor<1x2x1xi32>, %input1: tensor<1x2x1xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> (tensor<1x2x1xi32>)
    check.expect_eq_const %r, dense<[[[7], [1]]]> : tensor<1x2x1xi32>
    func.return
  }
}
