// RUN: stablehlo-translate --interpret %s --args='[dense<8> : tensor<ui64>]'
// RUN: : @program
// stablehlo.rng on ui64, envelope values
//   S: rank 0
//   E: ui64
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [8]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.constant dense<9> : tensor<ui64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %2 = stablehlo.rng %arg0, %0, %1, distribution = UNIFORM : (tensor<ui64>, tensor<ui64>, tensor<0xi64>) -> tensor<ui64>
  return %2 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<8> : tensor<ui64>
    func.return
  }
}
