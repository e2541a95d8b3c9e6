// RUN: stablehlo-translate --interpret %s --args='[dense<[[4.0], [1.0], [4.0]]> : tensor<3x1xf8E8M0FNU>, dense<[[4.0], [1.0], [2.0]]> : tensor<3x1xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.atan2 on f8E8M0FNU, exact values
//   S: rank 2
//   S: has 1
//   E: f8E8M0FNU
// legal 0 0: [1.0,1.0,1.0]

module {
func.func @program(%arg0: tensor<3x1xf8E8M0FNU>, %arg1: tensor<3x1xf8E8M0FNU>) -> tensor<3x1xf8E8M0FNU> {
  %0 = stablehlo.atan2 %arg0, %arg1 : tensor<3x1xf8E8M0FNU>
  return %0 : tensor<3x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<3x1xf8E8M0FNU>, %input1: tensor<3x1xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> (tensor<3x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E8M0FNU>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<3x1xf64>
    func.return
  }
}
