// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f32, exact values
//   S: rank 0
//   E: f32
//   I: ui2
// legal 0 0: [1.5]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<1.5> : tensor<f32>
  %1 = stablehlo.constant dense<> : tensor<0xui2>
  %2 = stablehlo.constant dense<> : tensor<0xui2>
  %3 = stablehlo.constant dense<> : tensor<0xui2>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<f32>, tensor<0xui2>, tensor<0xui2>, tensor<0xui2>) -> tensor<f32>
  return %4 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.5> : tensor<f64>
    func.return
  }
}
