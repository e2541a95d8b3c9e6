// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<bf16>]'
// RUN: : @program
// stablehlo.rng on bf16, exact values
//   S: rank 3+
//   E: bf16
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0],[1.0,2.0]]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<4x4x3xbf16> {
  %0 = stablehlo.constant dense<2.0> : tensor<bf16>
  %1 = stablehlo.constant dense<[4, 4, 3]> : tensor<3xi64>
  %2 = stablehlo.rng %arg0, %0, %1, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<3xi64>) -> tensor<4x4x3xbf16>
  return %2 : tensor<4x4x3xbf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<4x4x3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4x4x3xbf16>) -> tensor<4x4x3xf64>
    %v1 = stablehlo.constant dense<2.0> : tensor<4x4x3xf64>
    %v2 = stablehlo.constant dense<1.0> : tensor<4x4x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4x3xf64>, tensor<4x4x3xf64>) -> tensor<4x4x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4x3xf64>, tensor<4x4x3xf64>) -> tensor<4x4x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x4x3xi1>
    func.return
  }
}
