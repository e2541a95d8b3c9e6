// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.5]> : tensor<1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.convert on f6E2M3FN, envelope values
//   S: rank 1
//   S: has 1
//   E: f6E2M3FN
//   F: f6E2M3FN
// legal 0 0: [-3.5]

module {
func.func @program(%arg0: tensor<1xf6E2M3FN>) -> tensor<1xf6E2M3FN> {
  %0 = stablehlo.convert %arg0 : tensor<1xf6E2M3FN>
  return %0 : tensor<1xf6E2M3FN>
}

  func.func @main(%input0: tensor<1xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<1xf6E2M3FN>) -> (tensor<1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-3.5> : tensor<1xf64>
    func.return
  }
}
