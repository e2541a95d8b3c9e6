// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui8>]'
// RUN: : @program
// stablehlo.rng on ui8, special values
//   S: rank 2
//   S: has 1
//   E: ui8
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[1,251],[1,251]]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<2x1xui8> {
  %0 = stablehlo.constant dense<252> : tensor<ui8>
  %1 = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %2 = stablehlo.rng %arg0, %0, %1, distribution = UNIFORM : (tensor<ui8>, tensor<ui8>, tensor<2xi64>) -> tensor<2x1xui8>
  return %2 : tensor<2x1xui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<2x1xui8>)
    %v0 = stablehlo.constant dense<251> : tensor<2x1xui8>
    %v1 = stablehlo.constant dense<1> : tensor<2x1xui8>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x1xui8>, tensor<2x1xui8>) -> tensor<2x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<2x1xi1>
    func.return
  }
}
