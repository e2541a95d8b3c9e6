// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.slice on f32, envelope values
//   S: rank 0
//   E: f32
// legal 0 0: [2.2449750900268555]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<2.244975> : tensor<f32>
  %1 = stablehlo.slice %0 [] : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.2449750900268555> : tensor<f64>
    func.return
  }
}
