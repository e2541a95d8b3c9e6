// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.next_after on f32, exact values
//   S: rank 0
//   E: f32
// legal 0 0: [-3.4028234663852886e+38]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = chlo.next_after %0, %1 : tensor<f32>, tensor<f32> -> tensor<f32>
  return %2 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-3.4028234663852886e+38> : tensor<f64>
    func.return
  }
}
