// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0]]> : tensor<1x1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.reverse on f4E2M1FN, exact values
//   S: rank 2
//   S: has 1
//   E: f4E2M1FN
//   dimensions: unordered
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<1x1xf4E2M1FN>) -> tensor<1x1xf4E2M1FN> {
  %0 = stablehlo.reverse %arg0, dims = [1, 0] : tensor<1x1xf4E2M1FN>
  return %0 : tensor<1x1xf4E2M1FN>
}

  func.func @main(%input0: tensor<1x1xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<1x1xf4E2M1FN>) -> (tensor<1x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf4E2M1FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<1x1xf64>
    func.return
  }
}
