// RUN: stablehlo-translate --interpret %s --args='[dense<0.4375> : tensor<f8E3M4>, dense<-0.5> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.clamp on f8E3M4, special values
//   S: rank 0
//   E: f8E3M4
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [-0.5]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg1 : tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    func.return
  }
}
