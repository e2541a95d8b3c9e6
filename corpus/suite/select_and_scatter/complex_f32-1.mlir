// RUN: stablehlo-translate --interpret %s --args='[dense<(1.75, 0.5)> : tensor<complex<f32>>, dense<(1.5, 3.0)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.select_and_scatter on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
//   F: complex<f32>
// legal 0 0: [1.5,3.0]

module {
func.func @program(%arg0: tensor<complex<f32>>, %arg1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) ({
  ^bb0(%2: tensor<complex<f32>>, %3: tensor<complex<f32>>):
    %4 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<complex<f32>>, %6: tensor<complex<f32>>):
    %7 = stablehlo.add %5, %6 : tensor<complex<f32>>
    stablehlo.return %7 : tensor<complex<f32>>
  }) : (tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %1 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>, %input1: tensor<complex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.5> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<3.0> : tensor<f64>
    func.return
  }
}
