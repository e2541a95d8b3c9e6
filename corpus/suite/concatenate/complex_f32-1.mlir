// RUN: stablehlo-translate --interpret %s --args='[dense<[(0.87284815, -7.867033)]> : tensor<1xcomplex<f32>>, dense<[(11.373628, 0.13045512)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.concatenate on complex<f32>, envelope values
//   N: low + 1
//   P: 1
//   S: rank 0
//   E: complex<f32>
//   dimension: first
// legal 0 0: [0.8728481531143188,-7.867033004760742,11.373627662658691,0.1304551213979721]

module {
func.func @program(%arg0: tensor<1xcomplex<f32>>, %arg1: tensor<1xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

  func.func @main(%input0: tensor<1xcomplex<f32>>, %input1: tensor<1xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[0.8728481531143188, 11.373627662658691]> : tensor<2xf64>
    %v2 = stablehlo.imag %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v3, dense<[-7.867033004760742, 0.1304551213979721]> : tensor<2xf64>
    func.return
  }
}
