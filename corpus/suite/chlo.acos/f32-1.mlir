// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.acos on f32, exact values
//   S: rank 1
//   S: has 1
//   E: f32
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1xf32> {
  %0 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %1 = chlo.acos %0 : tensor<1xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
