// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.imag on f32, exact values
//   S: rank 0
//   E: f32
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<-2.0> : tensor<f32>
  %1 = stablehlo.imag %0 : tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
