// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.square on f32, exact values
//   S: rank 0
//   E: f32
// legal 0 0: [25.0]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<-5.0> : tensor<f32>
  %1 = chlo.square %0 : tensor<f32> -> tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<25.0> : tensor<f64>
    func.return
  }
}
