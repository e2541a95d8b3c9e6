// RUN: stablehlo-translate --interpret %s --args='[dense<[[0xFFF0000000000000]]> : tensor<1x1xf64>]'
// RUN: : @program
// stablehlo.sign on f64, special values
//   S: rank 2
//   S: has 1
//   E: f64
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %0 = stablehlo.sign %arg0 : tensor<1x1xf64>
  return %0 : tensor<1x1xf64>
}

  func.func @main(%input0: tensor<1x1xf64>) {
    %r = func.call @program(%input0) : (tensor<1x1xf64>) -> (tensor<1x1xf64>)
    check.expect_eq_const %r, dense<-1.0> : tensor<1x1xf64>
    func.return
  }
}
