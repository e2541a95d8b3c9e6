// RUN: stablehlo-translate --interpret %s --args='[dense<-4> : tensor<i64>]'
// RUN: : @program
// stablehlo.reshape on i64, exact values
//   S: rank 0
//   T: more axes
//   E: i64
// legal 0 0: [-4]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<1x1x1x1xi64> {
  %0 = stablehlo.reshape %arg0 : (tensor<i64>) -> tensor<1x1x1x1xi64>
  return %0 : tensor<1x1x1x1xi64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<1x1x1x1xi64>)
    check.expect_eq_const %r, dense<-4> : tensor<1x1x1x1xi64>
    func.return
  }
}
