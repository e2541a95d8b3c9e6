// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<i32>]'
// RUN: : @program
// stablehlo.add on i32, special values
//   S: rank 0
//   E: i32
// legal 0 0: [5]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.add %arg0, %0 : tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<5> : tensor<i32>
    func.return
  }
}
