// RUN: stablehlo-translate --interpret %s --args='[dense<-0.75> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.dynamic_pad on f8E4M3FN, exact values
//   S: rank 0
//   E: f8E4M3FN
//   I: ui8
// legal 0 0: [-0.75]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<4.0> : tensor<f8E4M3FN>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %2 = stablehlo.constant dense<> : tensor<0xui8>
  %3 = stablehlo.constant dense<> : tensor<0xui8>
  %4 = stablehlo.dynamic_pad %arg0, %0, %1, %2, %3 : (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<0xui8>, tensor<0xui8>, tensor<0xui8>) -> tensor<f8E4M3FN>
  return %4 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.75> : tensor<f64>
    func.return
  }
}
