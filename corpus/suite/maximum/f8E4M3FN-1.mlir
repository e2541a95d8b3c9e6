// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.125]]> : tensor<1x1xf8E4M3FN>, dense<[[-0.6875]]> : tensor<1x1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.maximum on f8E4M3FN, envelope values
//   S: rank 2
//   S: has 1
//   E: f8E4M3FN
// legal 0 0: [-0.6875]

module {
func.func @program(%arg0: tensor<1x1xf8E4M3FN>, %arg1: tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN> {
  %0 = stablehlo.maximum %arg0, %arg1 : tensor<1x1xf8E4M3FN>
  return %0 : tensor<1x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x1xf8E4M3FN>, %input1: tensor<1x1xf8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> (tensor<1x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E4M3FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-0.6875> : tensor<1x1xf64>
    func.return
  }
}
