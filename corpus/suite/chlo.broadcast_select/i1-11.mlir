// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[true, false], [false, true], [true, false]]> : tensor<3x2xi1>, dense<4.0> : tensor<f8E8M0FNU>, dense<[[0.25], [1.0], [1.1754944e-38]]> : tensor<3x1xf8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 2
//   m: low
//   E: f8E8M0FNU
//   F: alternative 1 (otherwise)
//   F: alternative 2 (otherwise)
// legal 0 0: [4.0,0.25,1.0,4.0,4.0,1.1754943508222875e-38]

module {
func.func @program(%arg0: tensor<3x2xi1>, %arg1: tensor<f8E8M0FNU>, %arg2: tensor<3x1xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<3x2xi1>, tensor<f8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  return %0 : tensor<3x2xf8E8M0FNU>
}

  func.func @main(%input0: tensor<3x2xi1>, %input1: tensor<f8E8M0FNU>, %input2: tensor<3x1xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x2xi1>, tensor<f8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> (tensor<3x2xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<3x2xf8E8M0FNU>) -> tensor<3x2xf64>
    check.expect_eq_const %v0, dense<[[4.0, 0.25], [1.0, 4.0], [4.0, 1.1754943508222875e-38]]> : tensor<3x2xf64>
    func.return
  }
}
