// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.tan on f8E3M4, exact values
//   S: rank 1
//   S: has 1
//   E: f8E3M4
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1xf8E3M4> {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E3M4>
  %1 = chlo.tan %0 : tensor<1xf8E3M4> -> tensor<1xf8E3M4>
  return %1 : tensor<1xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
