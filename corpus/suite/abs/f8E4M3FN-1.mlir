// RUN: stablehlo-translate --interpret %s --args='[dense<-1.625> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.abs on f8E4M3FN, envelope values
//   S: rank 0
//   E: f8E4M3FN
// legal 0 0: [1.625]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = stablehlo.abs %arg0 : tensor<f8E4M3FN>
  return %0 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.625> : tensor<f64>
    func.return
  }
}
