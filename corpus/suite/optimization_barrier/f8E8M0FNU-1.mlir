// RUN: stablehlo-translate --interpret %s --args='[dense<8.0> : tensor<f8E8M0FNU>, dense<[4.0, 2.0, 2.0]> : tensor<3xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E8M0FNU, exact values
//   T: tensor
// legal 0 0: [4.0,2.0,2.0]
// legal 0 1: [8.0]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<f8E8M0FNU>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<f8E8M0FNU>, tensor<3xf8E8M0FNU>
  return %1, %0 : tensor<3xf8E8M0FNU>, tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<3xf8E8M0FNU>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<f8E8M0FNU>, tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf8E8M0FNU>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[4.0, 2.0, 2.0]> : tensor<3xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v1, dense<8.0> : tensor<f64>
    func.return
  }
}
