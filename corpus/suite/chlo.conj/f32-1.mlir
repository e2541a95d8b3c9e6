// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.conj on f32, special values
//   S: rank 2
//   S: has 1
//   E: f32
// legal 0 0: [0.0,-4.715080738067627]

module {
func.func @program() -> tensor<2x1xf32> {
  %0 = stablehlo.constant dense<[[0.0], [-4.7150807]]> : tensor<2x1xf32>
  %1 = chlo.conj %0 : tensor<2x1xf32> -> tensor<2x1xf32>
  return %1 : tensor<2x1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf32>) -> tensor<2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1xf64>) -> tensor<2x1xi64>
    check.expect_eq_const %v1, dense<[[0], [-4606377309463642112]]> : tensor<2x1xi64>
    func.return
  }
}
