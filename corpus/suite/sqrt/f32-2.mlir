// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sqrt on f32, envelope values
//   S: rank 0
//   E: f32
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.437980055809021]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<0.19182654> : tensor<f32>
  %1 = stablehlo.sqrt %0 : tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.437980055809021> : tensor<f64>
    func.return
  }
}
