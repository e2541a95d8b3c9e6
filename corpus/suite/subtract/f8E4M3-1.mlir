// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E4M3>, dense<-0.013671875> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.subtract on f8E4M3, special values
//   S: rank 0
//   E: f8E4M3
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<f8E4M3>
  return %0 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<f8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
