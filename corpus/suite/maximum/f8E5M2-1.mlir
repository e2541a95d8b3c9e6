// RUN: stablehlo-translate --interpret %s --args='[dense<1.5> : tensor<f8E5M2>, dense<-57344.0> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.maximum on f8E5M2, envelope values
//   S: rank 0
//   E: f8E5M2
// legal 0 0: [1.5]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.maximum %arg0, %arg1 : tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<f8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.5> : tensor<f64>
    func.return
  }
}
