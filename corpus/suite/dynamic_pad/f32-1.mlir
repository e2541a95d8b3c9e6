// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_pad on f32, exact values
//   S: rank 0
//   E: f32
//   I: i8
// legal 0 0: [4.0]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<4.0> : tensor<f32>
  %1 = stablehlo.constant dense<-2.0> : tensor<f32>
  %2 = stablehlo.constant dense<> : tensor<0xi8>
  %3 = stablehlo.constant dense<> : tensor<0xi8>
  %4 = stablehlo.constant dense<> : tensor<0xi8>
  %5 = stablehlo.dynamic_pad %0, %1, %2, %3, %4 : (tensor<f32>, tensor<f32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>) -> tensor<f32>
  return %5 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<4.0> : tensor<f64>
    func.return
  }
}
