// RUN: stablehlo-translate --interpret %s --args='[dense<[2.5849394e-26, 33554432.0]> : tensor<2xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.atan2 on f8E8M0FNU, special values
//   S: rank 1
//   E: f8E8M0FNU
// legal 0 0: [1.0,1.0]

module {
func.func @program(%arg0: tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU> {
  %0 = stablehlo.atan2 %arg0, %arg0 : tensor<2xf8E8M0FNU>
  return %0 : tensor<2xf8E8M0FNU>
}

  func.func @main(%input0: tensor<2xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<2xf8E8M0FNU>) -> (tensor<2xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E8M0FNU>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<2xf64>
    func.return
  }
}
