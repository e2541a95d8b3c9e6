// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.0, -3.0]]> : tensor<1x2xf64>]'
// RUN: : @program
// stablehlo.abs on f64, exact values
//   S: rank 2
//   S: has 1
//   E: f64
// legal 0 0: [1.0,3.0]

module {
func.func @program(%arg0: tensor<1x2xf64>) -> tensor<1x2xf64> {
  %0 = stablehlo.abs %arg0 : tensor<1x2xf64>
  return %0 : tensor<1x2xf64>
}

  func.func @main(%input0: tensor<1x2xf64>) {
    %r = func.call @program(%input0) : (tensor<1x2xf64>) -> (tensor<1x2xf64>)
    check.expect_eq_const %r, dense<[[1.0, 3.0]]> : tensor<1x2xf64>
    func.return
  }
}
