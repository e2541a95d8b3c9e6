// RUN: stablehlo-translate --interpret %s --args='[dense<-0.875> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.optimization_barrier on f6E3M2FN, envelope values
//   N: low + 1
//   T: tensor
// legal 0 0: [-0.875]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<f6E3M2FN>
  return %0 : tensor<f6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.875> : tensor<f64>
    func.return
  }
}
