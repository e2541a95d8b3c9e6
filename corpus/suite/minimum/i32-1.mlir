// RUN: stablehlo-translate --interpret %s --args='[dense<-3> : tensor<i32>]'
// RUN: : @program
// stablehlo.minimum on i32, special values
//   S: rank 0
//   E: i32
// legal 0 0: [-3]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %1 = stablehlo.minimum %arg0, %0 : tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<-3> : tensor<i32>
    func.return
  }
}
