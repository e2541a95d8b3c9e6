// RUN: stablehlo-translate --interpret %s --args='[dense<[(-1.354467, -1.4381572), (13.578851, -4.565197)]> : tensor<2xcomplex<f32>>]'
// RUN: : @program
// stablehlo.imag on complex<f32>, envelope values
//   S: rank 1
//   E: complex<f32>
// legal 0 0: [-1.4381572008132935,-4.565196990966797]

module {
func.func @program(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xf32> {
  %0 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

  func.func @main(%input0: tensor<2xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<2xcomplex<f32>>) -> (tensor<2xf32>)
    %v0 = stablehlo.convert %r : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-1.4381572008132935, -4.565196990966797]> : tensor<2xf64>
    func.return
  }
}
