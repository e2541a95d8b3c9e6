// RUN: stablehlo-translate --interpret %s --args='[dense<0x70> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.remainder on f8E3M4, special values
//   S: rank 0
//   E: f8E3M4
// legal 0 0: [-15.5]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<-15.5> : tensor<f8E3M4>
  %1 = stablehlo.remainder %0, %arg0 : tensor<f8E3M4>
  return %1 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-15.5> : tensor<f64>
    func.return
  }
}
