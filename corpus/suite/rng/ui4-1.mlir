// RUN: stablehlo-translate --interpret %s --args='[dense<5> : tensor<ui4>, dense<8> : tensor<ui4>]'
// RUN: : @program
// stablehlo.rng on ui4, special values
//   S: rank 3+
//   S: has 1
//   E: ui4
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7],[5,7]]

module {
func.func @program(%arg0: tensor<ui4>, %arg1: tensor<ui4>) -> tensor<5x5x1xui4> {
  %0 = stablehlo.constant dense<[5, 5, 1]> : tensor<3xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<ui4>, tensor<ui4>, tensor<3xi64>) -> tensor<5x5x1xui4>
  return %1 : tensor<5x5x1xui4>
}

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui4>, tensor<ui4>) -> (tensor<5x5x1xui4>)
    %v0 = stablehlo.constant dense<7> : tensor<5x5x1xui4>
    %v1 = stablehlo.constant dense<5> : tensor<5x5x1xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5x5x1xui4>, tensor<5x5x1xui4>) -> tensor<5x5x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5x5x1xui4>, tensor<5x5x1xui4>) -> tensor<5x5x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x5x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<5x5x1xi1>
    func.return
  }
}
