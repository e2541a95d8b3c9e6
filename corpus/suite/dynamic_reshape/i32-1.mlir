// RUN: stablehlo-translate --interpret %s --args='[dense<-2147483647> : tensor<i32>]'
// RUN: : @program
// stablehlo.dynamic_reshape on i32, special values
//   S: rank 0
//   T: more axes
//   E: i32
//   I: i32
// legal 0 0: [-2147483647]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<1x1xi32> {
  %0 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<i32>, tensor<2xi32>) -> tensor<1x1xi32>
  return %1 : tensor<1x1xi32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<1x1xi32>)
    check.expect_eq_const %r, dense<-2147483647> : tensor<1x1xi32>
    func.return
  }
}
