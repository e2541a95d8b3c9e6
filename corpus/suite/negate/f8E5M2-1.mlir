// RUN: stablehlo-translate --interpret %s --args='[dense<[[-12.0], [-2.5]]> : tensor<2x1xf8E5M2>]'
// RUN: : @program
// stablehlo.negate on f8E5M2, envelope values
//   S: rank 2
//   S: has 1
//   E: f8E5M2
// legal 0 0: [12.0,2.5]

module {
func.func @program(%arg0: tensor<2x1xf8E5M2>) -> tensor<2x1xf8E5M2> {
  %0 = stablehlo.negate %arg0 : tensor<2x1xf8E5M2>
  return %0 : tensor<2x1xf8E5M2>
}

  func.func @main(%input0: tensor<2x1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<2x1xf8E5M2>) -> (tensor<2x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E5M2>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[12.0], [2.5]]> : tensor<2x1xf64>
    func.return
  }
}
