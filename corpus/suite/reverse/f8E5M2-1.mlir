// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.0]]> : tensor<1x1xf8E5M2>]'
// RUN: : @program
// stablehlo.reverse on f8E5M2, special values
//   S: rank 2
//   S: has 1
//   E: f8E5M2
//   dimensions: one
// legal 0 0: [-3.0]

module {
func.func @program(%arg0: tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2> {
  %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x1xf8E5M2>
  return %0 : tensor<1x1xf8E5M2>
}

  func.func @main(%input0: tensor<1x1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1x1xf8E5M2>) -> (tensor<1x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E5M2>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-3.0> : tensor<1x1xf64>
    func.return
  }
}
