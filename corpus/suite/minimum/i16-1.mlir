// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-1, -8]]]]> : tensor<1x1x1x2xi16>]'
// RUN: : @program
// stablehlo.minimum on i16, exact values
//   S: rank 3+
//   S: has 1
//   E: i16
// legal 0 0: [-9,-8]

module {
func.func @program(%arg0: tensor<1x1x1x2xi16>) -> tensor<1x1x1x2xi16> {
  %0 = stablehlo.constant dense<[[[[-9, 0]]]]> : tensor<1x1x1x2xi16>
  %1 = stablehlo.minimum %arg0, %0 : tensor<1x1x1x2xi16>
  return %1 : tensor<1x1x1x2xi16>
}

  func.func @main(%input0: tensor<1x1x1x2xi16>) {
    %r = func.call @program(%input0) : (tensor<1x1x1x2xi16>) -> (tensor<1x1x1x2xi16>)
    check.expect_eq_const %r, dense<[[[[-9, -8]]]]> : tensor<1x1x1x2xi16>
    func.return
  }
}
