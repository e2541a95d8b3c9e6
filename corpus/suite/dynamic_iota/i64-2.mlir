// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i64, exact values
//   n: 1
//   S: rank 2
//   S: has 1
//   E: f32
//   iota_dimension: first
//   I: i64
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1x1x1xf32> {
  %0 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi64>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<3xi64>) -> tensor<1x1x1xf32>
  return %1 : tensor<1x1x1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf32>) -> tensor<1x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x1xf64>) -> tensor<1x1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1x1xi64>
    func.return
  }
}
