// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.0, 2.0], [-1.0, 0.0], [-2.0, 1.0], [-2.0, 0.0]]> : tensor<4x2xf8E5M2FNUZ>, dense<[[0.25, -0.25], [0.25, -0.25], [-0.5, -0.25], [0.25, -0.5]]> : tensor<4x2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.compare on f8E5M2FNUZ, exact values
//   S: rank 2
//   E: f8E5M2FNUZ
//   comparison_direction: LE
//   compare_type: given
//   compare_type: TOTALORDER
// legal 0 0: [true,false,true,false,true,false,true,false]

module {
func.func @program(%arg0: tensor<4x2xf8E5M2FNUZ>, %arg1: tensor<4x2xf8E5M2FNUZ>) -> tensor<4x2xi1> {
  %0 = stablehlo.compare LE, %arg0, %arg1, TOTALORDER : (tensor<4x2xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>) -> tensor<4x2xi1>
  return %0 : tensor<4x2xi1>
}

  func.func @main(%input0: tensor<4x2xf8E5M2FNUZ>, %input1: tensor<4x2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2xf8E5M2FNUZ>, tensor<4x2xf8E5M2FNUZ>) -> (tensor<4x2xi1>)
    check.expect_eq_const %r, dense<[[true, false], [true, false], [true, false], [true, false]]> : tensor<4x2xi1>
    func.return
  }
}
