// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f4E2M1FN>, dense<0.0> : tensor<f4E2M1FN>]'
// RUN: : @program
// stablehlo.dynamic_pad on f4E2M1FN, exact values
//   S: rank 0
//   E: f4E2M1FN
//   I: ui2
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f4E2M1FN>, %arg1: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = stablehlo.constant dense<> : tensor<0xui2>
  %1 = stablehlo.constant dense<> : tensor<0xui2>
  %2 = stablehlo.constant dense<> : tensor<0xui2>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<0xui2>, tensor<0xui2>, tensor<0xui2>) -> tensor<f4E2M1FN>
  return %3 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<f4E2M1FN>, %input1: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
