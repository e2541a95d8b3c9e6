// RUN: stablehlo-translate --interpret %s --args='[dense<-0.15625> : tensor<f8E3M4>, dense<0x70> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.dynamic_pad on f8E3M4, special values
//   S: rank 0
//   E: f8E3M4
//   I: i64
// legal 0 0: [-0.15625]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %2 = stablehlo.constant dense<> : tensor<0xi64>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>) -> tensor<f8E3M4>
  return %3 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.15625> : tensor<f64>
    func.return
  }
}
