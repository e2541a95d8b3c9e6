// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0, 3.0, 4.0]> : tensor<3xf6E2M3FN>, dense<-0.25> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.dynamic_pad on f6E2M3FN, exact values
//   S: rank 1
//   E: f6E2M3FN
//   low: negative
//   I: i16
// legal 0 0: [-0.25,-0.25]

module {
func.func @program(%arg0: tensor<3xf6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[-1]> : tensor<1xi16>
  %1 = stablehlo.constant dense<[-6]> : tensor<1xi16>
  %2 = stablehlo.constant dense<[3]> : tensor<1xi16>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<3xf6E2M3FN>, tensor<f6E2M3FN>, tensor<1xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xf6E2M3FN>
  return %3 : tensor<2xf6E2M3FN>
}

  func.func @main(%input0: tensor<3xf6E2M3FN>, %input1: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<-0.25> : tensor<2xf64>
    func.return
  }
}
