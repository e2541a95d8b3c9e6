// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real on complex<f32>, envelope values
//   S: rank 0
//   E: complex<f32>
// legal 0 0: [-1.6183600425720215]

module {
func.func @program() -> tensor<f32> {
  %0 = stablehlo.constant dense<(-1.61836, -3.8826)> : tensor<complex<f32>>
  %1 = stablehlo.real %0 : (tensor<complex<f32>>) -> tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.6183600425720215> : tensor<f64>
    func.return
  }
}
