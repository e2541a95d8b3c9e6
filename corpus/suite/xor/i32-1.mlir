// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1, -5, 1073741824]]]]> : tensor<1x1x1x3xi32>]'
// RUN: : @program
// stablehlo.xor on i32, special values
//   S: rank 3+
//   S: has 1
//   E: i32
// legal 0 0: [7,-7,-1073741823]

module {
func.func @program(%arg0: tensor<1x1x1x3xi32>) -> tensor<1x1x1x3xi32> {
  %0 = stablehlo.constant dense<[[[[6, 2, -2147483647]]]]> : tensor<1x1x1x3xi32>
  %1 = stablehlo.xor %0, %arg0 : tensor<1x1x1x3xi32>
  return %1 : tensor<1x1x1x3xi32>
}

  func.func @main(%input0: tensor<1x1x1x3xi32>) {
    %r = func.call @program(%input0) : (tensor<1x1x1x3xi32>) -> (tensor<1x1x1x3xi32>)
    check.expect_eq_const %r, dense<[[[[7, -7, -1073741823]]]]> : tensor<1x1x1x3xi32>
    func.return
  }
}
