// RUN: stablehlo-translate --interpret %s --args='[dense<-7> : tensor<i4>]'
// RUN: : @program
// stablehlo.reshape on i4, special values
//   S: rank 0
//   T: more axes
//   E: i4
// legal 0 0: [-7]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<1x1x1xi4> {
  %0 = stablehlo.reshape %arg0 : (tensor<i4>) -> tensor<1x1x1xi4>
  return %0 : tensor<1x1x1xi4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<1x1x1xi4>)
    check.expect_eq_const %r, dense<-7> : tensor<1x1x1xi4>
    func.return
  }
}
