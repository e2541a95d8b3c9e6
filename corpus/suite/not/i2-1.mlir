// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1]], [[1]]]> : tensor<2x1x1xi2>]'
// RUN: : @program
// stablehlo.not on i2, exact values
//   S: rank 3+
//   S: has 1
//   E: i2
// legal 0 0: [-2,-2]

module {
func.func @program(%arg0: tensor<2x1x1xi2>) -> tensor<2x1x1xi2> {
  %0 = stablehlo.not %arg0 : tensor<2x1x1xi2>
  return %0 : tensor<2x1x1xi2>
}

  func.func @main(%input0: tensor<2x1x1xi2>) {
    %r = func.call @program(%input0) : (tensor<2x1x1xi2>) -> (tensor<2x1x1xi2>)
    check.expect_eq_const %r, dense<-2> : tensor<2x1x1xi2>
    func.return
  }
}
