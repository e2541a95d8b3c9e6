// RUN: stablehlo-translate --interpret %s --args='[dense<[(0.5, 0.0)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.real on complex<f32>, exact values
//   S: rank 1
//   S: has 1
//   E: complex<f32>
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xf32> {
  %0 = stablehlo.real %arg0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

  func.func @main(%input0: tensor<1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f32>>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.5> : tensor<1xf64>
    func.return
  }
}
