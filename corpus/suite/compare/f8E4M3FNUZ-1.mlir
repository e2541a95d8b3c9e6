// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.625, 2.5, 3.75]> : tensor<3xf8E4M3FNUZ>, dense<[-1.125, 1.75, -0.6875]> : tensor<3xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.compare on f8E4M3FNUZ, envelope values
//   S: rank 1
//   E: f8E4M3FNUZ
//   comparison_direction: LE
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [false,false,false]

module {
func.func @program(%arg0: tensor<3xf8E4M3FNUZ>, %arg1: tensor<3xf8E4M3FNUZ>) -> tensor<3xi1> {
  %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

  func.func @main(%input0: tensor<3xf8E4M3FNUZ>, %input1: tensor<3xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<3xi1>
    func.return
  }
}
