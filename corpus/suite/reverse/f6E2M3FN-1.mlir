// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on f6E2M3FN, exact values
//   S: rank 1
//   E: f6E2M3FN
//   dimensions: one
// legal 0 0: [-1.0,0.0,0.0]

module {
func.func @program() -> tensor<3xf6E2M3FN> {
  %0 = stablehlo.constant dense<[0.0, 0.0, -1.0]> : tensor<3xf6E2M3FN>
  %1 = stablehlo.reverse %0, dims = [0] : tensor<3xf6E2M3FN>
  return %1 : tensor<3xf6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3xf6E2M3FN>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[-4616189618054758400, 0, 0]> : tensor<3xi64>
    func.return
  }
}
