// RUN: stablehlo-translate --interpret %s --args='[dense<8> : tensor<i32>, dense<0> : tensor<i32>]'
// RUN: : @program
// stablehlo.shift_right_logical on i32, special values
//   S: rank 0
//   E: i32
// legal 0 0: [8]

module {
func.func @program(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>, %input1: tensor<i32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<8> : tensor<i32>
    func.return
  }
}
