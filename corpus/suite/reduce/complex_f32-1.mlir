// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0.0, 3.0), (0.0, -1.0), (-6.0, 0.0)]]> : tensor<1x3xcomplex<f32>>, dense<[[(0.25, -0.5), (-0.75, -2.0), (1.5, -1.0)]]> : tensor<1x3xcomplex<f32>>, dense<[[(-0.75, 2.0), (-1.0, -1.5), (1.5, -1.25)]]> : tensor<1x3xcomplex<f32>>, dense<[[(6.0, -3.0), (6.0, 2.0), (-3.0, 5.0)]]> : tensor<1x3xcomplex<f32>>]'
// RUN: : @program
// stablehlo.reduce on complex<f32>, exact values
//   D: rank 1
//   S: rank 1
//   S: has 1
//   E: complex<f32>
//   F: complex<f32>
//   dimensions: one
// legal 0 0: [-96.0,228.0]
// legal 0 1: [-0.25,-0.75]
// legal 0 2: [1.0,-3.5]
// legal 0 3: [-6.0,2.0]

module {
func.func @program(%arg0: tensor<1x3xcomplex<f32>>, %arg1: tensor<1x3xcomplex<f32>>, %arg2: tensor<1x3xcomplex<f32>>, %arg3: tensor<1x3xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
  %0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %3 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %4, %5, %6, %7 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1), (%arg2 init: %2), (%arg3 init: %3) across dimensions = [1] : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) reducer(%8: tensor<complex<f32>>, %12: tensor<complex<f32>>) (%9: tensor<complex<f32>>, %13: tensor<complex<f32>>) (%10: tensor<complex<f32>>, %14: tensor<complex<f32>>) (%11: tensor<complex<f32>>, %15: tensor<complex<f32>>) {
    %16 = stablehlo.add %8, %12 : tensor<complex<f32>>
    %17 = stablehlo.add %9, %13 : tensor<complex<f32>>
    %18 = stablehlo.add %10, %14 : tensor<complex<f32>>
    %19 = stablehlo.multiply %11, %15 : tensor<complex<f32>>
    stablehlo.return %16, %17, %18, %19 : tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>
  }
  return %7, %6, %5, %4 : tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x3xcomplex<f32>>, %input1: tensor<1x3xcomplex<f32>>, %input2: tensor<1x3xcomplex<f32>>, %input3: tensor<1x3xcomplex<f32>>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-96.0> : tensor<1xf64>
    %v2 = stablehlo.imag %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<228.0> : tensor<1xf64>
    %v4 = stablehlo.real %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v5 = stablehlo.convert %v4 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v5, dense<-0.25> : tensor<1xf64>
    %v6 = stablehlo.imag %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v7 = stablehlo.convert %v6 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v7, dense<-0.75> : tensor<1xf64>
    %v8 = stablehlo.real %r#2 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v9 = stablehlo.convert %v8 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v9, dense<1.0> : tensor<1xf64>
    %v10 = stablehlo.imag %r#2 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v11 = stablehlo.convert %v10 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v11, dense<-3.5> : tensor<1xf64>
    %v12 = stablehlo.real %r#3 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v13 = stablehlo.convert %v12 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v13, dense<-6.0> : tensor<1xf64>
    %v14 = stablehlo.imag %r#3 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v15 = stablehlo.convert %v14 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v15, dense<2.0> : tensor<1xf64>
    func.return
  }
}
