// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.is_finite on f8E8M0FNU, exact values
//   S: rank 0
//   E: f8E8M0FNU
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<i1> {
  %0 = stablehlo.is_finite %arg0 : (tensor<f8E8M0FNU>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
