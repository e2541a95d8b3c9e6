// RUN: stablehlo-translate --interpret %s --args='[dense<[[1073741824]]> : tensor<1x1xi32>]'
// RUN: : @program
// stablehlo.negate on i32, special values
//   S: rank 2
//   S: has 1
//   E: i32
// legal 0 0: [-1073741824]

module {
func.func @program(%arg0: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %0 = stablehlo.negate %arg0 : tensor<1x1xi32>
  return %0 : tensor<1x1xi32>
}

  func.func @main(%input0: tensor<1x1xi32>) {
    %r = func.call @program(%input0) : (tensor<1x1xi32>) -> (tensor<1x1xi32>)
    check.expect_eq_const %r, dense<-1073741824> : tensor<1x1xi32>
    func.return
  }
}
