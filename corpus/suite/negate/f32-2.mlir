// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.negate on f32, exact values
//   S: rank 0
//   E: f32
// legal 0 0: [3.0]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<-3.0> : tensor<f32>
  %1 = stablehlo.negate %0 : tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<3.0> : tensor<f64>
    func.return
  }
}
