// RUN: stablehlo-translate --interpret %s --args='[dense<-0.0048828125> : tensor<f8E5M2>, dense<-8.0> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.subtract on f8E5M2, special values
//   S: rank 0
//   E: f8E5M2
// legal 0 0: [8.0]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<f8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<8.0> : tensor<f64>
    func.return
  }
}
