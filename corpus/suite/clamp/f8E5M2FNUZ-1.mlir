// RUN: stablehlo-translate --interpret %s --args='[dense<0.25> : tensor<f8E5M2FNUZ>, dense<0.5> : tensor<f8E5M2FNUZ>, dense<1.0> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.clamp on f8E5M2FNUZ, exact values
//   S: rank 0
//   E: f8E5M2FNUZ
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>, %arg1: tensor<f8E5M2FNUZ>, %arg2: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : tensor<f8E5M2FNUZ>
  return %0 : tensor<f8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>, %input1: tensor<f8E5M2FNUZ>, %input2: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    func.return
  }
}
