// RUN: stablehlo-translate --interpret %s --args='[dense<0.75> : tensor<f8E4M3FN>, dense<1.0> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.power on f8E4M3FN, exact values
//   S: rank 0
//   E: f8E4M3FN
// legal 0 0: [0.75]

module {
func.func @program(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<f8E4M3FN>
  return %0 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.75> : tensor<f64>
    func.return
  }
}
