// RUN: stablehlo-translate --interpret %s --args='[dense<0.5> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.dynamic_reshape on f8E8M0FNU, special values
//   S: rank 0
//   T: more axes
//   E: f8E8M0FNU
//   I: i8
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<1x1xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[1, 1]> : tensor<2xi8>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<f8E8M0FNU>, tensor<2xi8>) -> tensor<1x1xf8E8M0FNU>
  return %1 : tensor<1x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<1x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<0.5> : tensor<1x1xf64>
    func.return
  }
}
