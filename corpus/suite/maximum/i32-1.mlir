// RUN: stablehlo-translate --interpret %s --args='[dense<1019706178> : tensor<i32>]'
// RUN: : @program
// stablehlo.maximum on i32, exact values
//   S: rank 0
//   E: i32
// legal 0 0: [1019706178]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<1019706178> : tensor<i32>
    func.return
  }
}
