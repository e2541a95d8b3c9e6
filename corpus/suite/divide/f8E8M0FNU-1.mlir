// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E8M0FNU>, dense<2.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.divide on f8E8M0FNU, exact values
//   S: rank 0
//   E: f8E8M0FNU
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.divide %arg0, %arg1 : tensor<f8E8M0FNU>
  return %0 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    func.return
  }
}
