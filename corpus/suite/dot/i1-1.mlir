// RUN: stablehlo-translate --interpret %s --args='[dense<[[true, false]]> : tensor<1x2xi1>]'
// RUN: : @program
// stablehlo.dot on i1, exact values
//   M: rank 1
//   M: has 1
//   N: rank 1
//   k: more
//   E: i1
//   F: i1
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [true,false,false,false]

module {
func.func @program(%arg0: tensor<1x2xi1>) -> tensor<1x4xi1> {
  %0 = stablehlo.constant dense<[[true, false, false, false], [false, false, true, true]]> : tensor<2x4xi1>
  %1 = stablehlo.dot %arg0, %0, precision = [HIGH, HIGHEST] : (tensor<1x2xi1>, tensor<2x4xi1>) -> tensor<1x4xi1>
  return %1 : tensor<1x4xi1>
}

  func.func @main(%input0: tensor<1x2xi1>) {
    %r = func.call @program(%input0) : (tensor<1x2xi1>) -> (tensor<1x4xi1>)
    check.expect_eq_const %r, dense<[[true, false, false, false]]> : tensor<1x4xi1>
    func.return
  }
}
