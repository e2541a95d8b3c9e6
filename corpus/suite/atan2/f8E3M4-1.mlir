// RUN: stablehlo-translate --interpret %s --args='[dense<[[-15.5], [0.25], [0.28125]]> : tensor<3x1xf8E3M4>, dense<[[0.015625], [0.6875], [7.75]]> : tensor<3x1xf8E3M4>]'
// RUN: : @program
// stablehlo.atan2 on f8E3M4, special values
//   S: rank 2
//   S: has 1
//   E: f8E3M4
// legal 0 0: [-1.5625,0.34375,0.03125]

module {
func.func @program(%arg0: tensor<3x1xf8E3M4>, %arg1: tensor<3x1xf8E3M4>) -> tensor<3x1xf8E3M4> {
  %0 = stablehlo.atan2 %arg0, %arg1 : tensor<3x1xf8E3M4>
  return %0 : tensor<3x1xf8E3M4>
}

  func.func @main(%input0: tensor<3x1xf8E3M4>, %input1: tensor<3x1xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1xf8E3M4>, tensor<3x1xf8E3M4>) -> (tensor<3x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E3M4>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[-1.5625], [0.34375], [0.03125]]> : tensor<3x1xf64>
    func.return
  }
}
