// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.25, 0.25]], [[1.75, -1.0]]], [[[0.0, -0.75]], [[0.25, 0.25]]], [[[1.25, 1.25]], [[-1.75, -1.5]]]]> : tensor<3x2x1x2xf64>]'
// RUN: : @program
// stablehlo.convert on f64, exact values
//   S: rank 3+
//   S: has 1
//   E: f64
//   F: i1
// legal 0 0: [true,true,true,true,false,true,true,true,true,true,true,true]

module {
func.func @program(%arg0: tensor<3x2x1x2xf64>) -> tensor<3x2x1x2xi1> {
  %0 = stablehlo.convert %arg0 : (tensor<3x2x1x2xf64>) -> tensor<3x2x1x2xi1>
  return %0 : tensor<3x2x1x2xi1>
}

  func.func @main(%input0: tensor<3x2x1x2xf64>) {
    %r = func.call @program(%input0) : (tensor<3x2x1x2xf64>) -> (tensor<3x2x1x2xi1>)
    check.expect_eq_const %r, dense<[[[[true, true]], [[true, true]]], [[[false, true]], [[true, true]]], [[[true, true]], [[true, true]]]]> : tensor<3x2x1x2xi1>
    func.return
  }
}
