// RUN: stablehlo-translate --interpret %s --args='[dense<-1.75> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f6E3M2FN, envelope values
//   S: rank 0
//   E: f6E3M2FN
//   I: ui4
// legal 0 0: [-1.75]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<> : tensor<0xui4>
  %1 = stablehlo.constant dense<> : tensor<0xui4>
  %2 = stablehlo.constant dense<> : tensor<0xui4>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<f6E3M2FN>, tensor<0xui4>, tensor<0xui4>, tensor<0xui4>) -> tensor<f6E3M2FN>
  return %3 : tensor<f6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.75> : tensor<f64>
    func.return
  }
}
