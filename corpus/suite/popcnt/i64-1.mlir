// RUN: stablehlo-translate --interpret %s --args='[dense<[[[67108864]]]> : tensor<1x1x1xi64>]'
// RUN: : @program
// stablehlo.popcnt on i64, envelope values
//   S: rank 3+
//   S: has 1
//   E: i64
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<1x1x1xi64>) -> tensor<1x1x1xi64> {
  %0 = stablehlo.popcnt %arg0 : tensor<1x1x1xi64>
  return %0 : tensor<1x1x1xi64>
}

  func.func @main(%input0: tensor<1x1x1xi64>) {
    %r = func.call @program(%input0) : (tensor<1x1x1xi64>) -> (tensor<1x1x1xi64>)
    check.expect_eq_const %r, dense<1> : tensor<1x1x1xi64>
    func.return
  }
}
