// RUN: stablehlo-translate --interpret %s --args='[dense<4.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.reshape on f8E8M0FNU, special values
//   S: rank 0
//   T: more axes
//   E: f8E8M0FNU
// legal 0 0: [4.0]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<1xf8E8M0FNU> {
  %0 = stablehlo.reshape %arg0 : (tensor<f8E8M0FNU>) -> tensor<1xf8E8M0FNU>
  return %0 : tensor<1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<4.0> : tensor<1xf64>
    func.return
  }
}
