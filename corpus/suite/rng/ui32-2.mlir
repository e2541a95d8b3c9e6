// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<ui32>, dense<6> : tensor<ui32>]'
// RUN: : @program
// stablehlo.rng on ui32, exact values
//   S: rank 0
//   E: ui32
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[4,5]]

module {
func.func @program(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<ui32>, tensor<ui32>, tensor<0xi64>) -> tensor<ui32>
  return %1 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    %v0 = stablehlo.constant dense<5> : tensor<ui32>
    %v1 = stablehlo.constant dense<4> : tensor<ui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
