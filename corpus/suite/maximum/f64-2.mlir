// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-7.0]]]> : tensor<1x1x1xf64>, dense<[[[-2.0]]]> : tensor<1x1x1xf64>]'
// RUN: : @program
// stablehlo.maximum on f64, exact values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<1x1x1xf64>, %arg1: tensor<1x1x1xf64>) -> tensor<1x1x1xf64> {
  %0 = stablehlo.maximum %arg0, %arg1 : tensor<1x1x1xf64>
  return %0 : tensor<1x1x1xf64>
}

  func.func @main(%input0: tensor<1x1x1xf64>, %input1: tensor<1x1x1xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1x1xf64>, tensor<1x1x1xf64>) -> (tensor<1x1x1xf64>)
    check.expect_eq_const %r, dense<-2.0> : tensor<1x1x1xf64>
    func.return
  }
}
