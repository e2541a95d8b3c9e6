// RUN: stablehlo-translate --interpret %s --args='[dense<129> : tensor<ui8>]'
// RUN: : @program
// stablehlo.rng on ui8, special values
//   S: rank 3+
//   E: ui8
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128],[2,128]]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<3x5x3xui8> {
  %0 = stablehlo.constant dense<2> : tensor<ui8>
  %1 = stablehlo.constant dense<[3, 5, 3]> : tensor<3xi64>
  %2 = stablehlo.rng %0, %arg0, %1, distribution = UNIFORM : (tensor<ui8>, tensor<ui8>, tensor<3xi64>) -> tensor<3x5x3xui8>
  return %2 : tensor<3x5x3xui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<3x5x3xui8>)
    %v0 = stablehlo.constant dense<128> : tensor<3x5x3xui8>
    %v1 = stablehlo.constant dense<2> : tensor<3x5x3xui8>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3x5x3xui8>, tensor<3x5x3xui8>) -> tensor<3x5x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3x5x3xui8>, tensor<3x5x3xui8>) -> tensor<3x5x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x5x3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<3x5x3xi1>
    func.return
  }
}
