// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1]]> : tensor<1x1xi64>]'
// RUN: : @program
// stablehlo.or on i64, exact values
//   S: rank 2
//   S: has 1
//   E: i64
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<1x1xi64>) -> tensor<1x1xi64> {
  %0 = stablehlo.constant dense<[[-4161250042452769248]]> : tensor<1x1xi64>
  %1 = stablehlo.or %arg0, %0 : tensor<1x1xi64>
  return %1 : tensor<1x1xi64>
}

  func.func @main(%input0: tensor<1x1xi64>) {
    %r = func.call @program(%input0) : (tensor<1x1xi64>) -> (tensor<1x1xi64>)
    check.expect_eq_const %r, dense<-1> : tensor<1x1xi64>
    func.return
  }
}
