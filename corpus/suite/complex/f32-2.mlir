// RUN: stablehlo-translate --interpret %s --args='[dense<[7.5039372]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.complex on f32, envelope values
//   S: rank 1
//   S: has 1
//   E: f32
// legal 0 0: [10.465123176574707,7.503937244415283]

module {
func.func @program(%arg0: tensor<1xf32>) -> tensor<1xcomplex<f32>> {
  %0 = stablehlo.constant dense<[10.465123]> : tensor<1xf32>
  %1 = stablehlo.complex %0, %arg0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
  return %1 : tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1xf32>) {
    %r = func.call @program(%input0) : (tensor<1xf32>) -> (tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<10.465123176574707> : tensor<1xf64>
    %v2 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<7.503937244415283> : tensor<1xf64>
    func.return
  }
}
