// RUN: stablehlo-translate --interpret %s --args='[dense<[0]> : tensor<1xi32>]'
// RUN: : @program
// stablehlo.not on i32, special values
//   S: rank 1
//   S: has 1
//   E: i32
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<1xi32>) -> tensor<1xi32> {
  %0 = stablehlo.not %arg0 : tensor<1xi32>
  return %0 : tensor<1xi32>
}

  func.func @main(%input0: tensor<1xi32>) {
    %r = func.call @program(%input0) : (tensor<1xi32>) -> (tensor<1xi32>)
    check.expect_eq_const %r, dense<-1> : tensor<1xi32>
    func.return
  }
}
