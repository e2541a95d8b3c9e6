// RUN: stablehlo-translate --interpret %s --args='[dense<[(2.0, 1.5)]> : tensor<1xcomplex<f32>>, dense<[(-3.5, 4.0)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.optimization_barrier on complex<f32>, exact values
//   T: tensor
// legal 0 0: [-3.5,4.0]
// legal 0 1: [2.0,1.5]

module {
func.func @program(%arg0: tensor<1xcomplex<f32>>, %arg1: tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>
  return %1, %0 : tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1xcomplex<f32>>, %input1: tensor<1xcomplex<f32>>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-3.5> : tensor<1xf64>
    %v2 = stablehlo.imag %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<4.0> : tensor<1xf64>
    %v4 = stablehlo.real %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v5 = stablehlo.convert %v4 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v5, dense<2.0> : tensor<1xf64>
    %v6 = stablehlo.imag %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v7 = stablehlo.convert %v6 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v7, dense<1.5> : tensor<1xf64>
    func.return
  }
}
