// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.bitcast_convert on f32, envelope values
//   S: rank 0
//   E: f32
//   F: f32
// legal 0 0: [0.2105110138654709]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<0.21051101> : tensor<f32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.2105110138654709> : tensor<f64>
    func.return
  }
}
