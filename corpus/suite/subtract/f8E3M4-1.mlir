// RUN: stablehlo-translate --interpret %s --args='[dense<-0.84375> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.subtract on f8E3M4, envelope values
//   S: rank 0
//   E: f8E3M4
// legal 0 0: [-0.0625]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<-0.90625> : tensor<f8E3M4>
  %1 = stablehlo.subtract %0, %arg0 : tensor<f8E3M4>
  return %1 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.0625> : tensor<f64>
    func.return
  }
}
