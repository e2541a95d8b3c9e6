// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.map on f6E2M3FN, envelope values
//   N: low + 1
//   S: rank 0
//   E: f6E2M3FN
//   F: f6E2M3FN
// legal 0 0: [2.75]

module {
func.func @program() -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<0.625> : tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<2.75> : tensor<f6E2M3FN>
  %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
  ^bb0(%3: tensor<f6E2M3FN>, %4: tensor<f6E2M3FN>):
    stablehlo.return %4 : tensor<f6E2M3FN>
  }) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %2 : tensor<f6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.75> : tensor<f64>
    func.return
  }
}
