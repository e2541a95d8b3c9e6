// RUN: stablehlo-translate --interpret %s --args='[dense<[8.0]> : tensor<1xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.rsqrt on f8E8M0FNU, exact values
//   S: rank 1
//   S: has 1
//   E: f8E8M0FNU
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.25]

module {
func.func @program(%arg0: tensor<1xf8E8M0FNU>) -> tensor<1xf8E8M0FNU> {
  %0 = stablehlo.rsqrt %arg0 : tensor<1xf8E8M0FNU>
  return %0 : tensor<1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<1xf8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<1xf8E8M0FNU>) -> (tensor<1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E8M0FNU>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.25> : tensor<1xf64>
    func.return
  }
}
