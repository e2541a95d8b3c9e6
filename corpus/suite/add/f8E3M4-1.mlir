// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.0], [1.0]]]> : tensor<1x2x1xf8E3M4>]'
// RUN: : @program
// stablehlo.add on f8E3M4, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E3M4
// legal 0 0: [-3.0,1.0]

module {
func.func @program(%arg0: tensor<1x2x1xf8E3M4>) -> tensor<1x2x1xf8E3M4> {
  %0 = stablehlo.constant dense<[[[-4.0], [0.0]]]> : tensor<1x2x1xf8E3M4>
  %1 = stablehlo.add %0, %arg0 : tensor<1x2x1xf8E3M4>
  return %1 : tensor<1x2x1xf8E3M4>
}

  func.func @main(%input0: tensor<1x2x1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1x2x1xf8E3M4>) -> (tensor<1x2x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1xf8E3M4>) -> tensor<1x2x1xf64>
    check.expect_eq_const %v0, dense<[[[-3.0], [1.0]]]> : tensor<1x2x1xf64>
    func.return
  }
}
