// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.erf on f8E4M3, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3
// legal 0 0: [0.0,0.0,0.0]

module {
func.func @program() -> tensor<3x1x1xf8E4M3> {
  %0 = stablehlo.constant dense<[[[0.0]], [[0.0]], [[0.0]]]> : tensor<3x1x1xf8E4M3>
  %1 = chlo.erf %0 : tensor<3x1x1xf8E4M3> -> tensor<3x1x1xf8E4M3>
  return %1 : tensor<3x1x1xf8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3x1x1xf8E4M3>) -> tensor<3x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x1x1xf64>) -> tensor<3x1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<3x1x1xi64>
    func.return
  }
}
