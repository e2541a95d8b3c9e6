// RUN: stablehlo-translate --interpret %s --args='[dense<-0.625> : tensor<f8E5M2>, dense<-12.0> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.clamp on f8E5M2, envelope values
//   S: rank 0
//   E: f8E5M2
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [-12.0]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<0.3125> : tensor<f8E5M2>
  %1 = stablehlo.clamp %0, %arg0, %arg1 : tensor<f8E5M2>
  return %1 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<f8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-12.0> : tensor<f64>
    func.return
  }
}
