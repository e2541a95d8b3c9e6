// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.case on i32, special values
//   T: tensor
// legal 0 0: [-0.75,-1.25]
// legal 0 1: [8.0,-1.0,-5.0,-5.0,1.0,1.0,-4.0,-3.0,7.0,-4.0,6.0,6.0,5.0,3.0,5.0,3.0,-1.0,6.0,0.0,-2.0,5.0,-6.0,6.0,7.0,8.0,-4.0,-4.0,1.0,2.0,5.0,2.0,-1.0]
// legal 0 2: [-0.4375,1.5]
// legal 1 0: [-0.75,-1.25]
// legal 1 1: [8.0,-1.0,-5.0,-5.0,1.0,1.0,-4.0,-3.0,7.0,-4.0,6.0,6.0,5.0,3.0,5.0,3.0,-1.0,6.0,0.0,-2.0,5.0,-6.0,6.0,7.0,8.0,-4.0,-4.0,1.0,2.0,5.0,2.0,-1.0]
// legal 1 2: [-0.4375,1.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> (tensor<1xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) {
    %0 = stablehlo.constant dense<-1> : tensor<i32>
    %1, %2, %3 = "stablehlo.case"(%0) ({
      %4 = stablehlo.constant dense<(-4.0, 1.0)> : tensor<complex<f32>>
      %5 = stablehlo.constant dense<[[(-2.0, 1.5), (-1.5, 1.75), (-1.5, -1.0), (1.5, -1.0)], [(1.0, 1.75), (-0.25, -1.25), (-1.75, 1.0), (-2.0, -1.75)], [(-1.0, -1.25), (-1.25, 1.5), (-1.5, 1.0), (0.0, 1.5)], [(-1.75, -0.25), (-2.0, -0.75), (-2.0, -1.75), (-0.75, -1.0)]]> : tensor<4x4xcomplex<f32>>
      %6 = stablehlo.constant dense<[(-3.5, -1.0)]> : tensor<1xcomplex<f32>>
      stablehlo.return %4, %5, %6 : tensor<complex<f32>>, tensor<4x4xcomplex<f32>>, tensor<1xcomplex<f32>>
    }, {
      %7 = stablehlo.constant dense<(-2.0, 2.5)> : tensor<complex<f32>>
      %8 = stablehlo.constant dense<[[(-4.0, 7.0), (2.0, 2.0), (1.0, -6.0), (-2.0, 0.0)], [(5.0, 7.0), (-3.0, 4.0), (-5.0, -2.0), (0.0, -4.0)], [(2.0, 3.0), (0.0, -8.0), (-1.0, -1.0), (-1.0, -6.0)], [(8.0, 6.0), (6.0, 7.0), (3.0, 0.0), (3.0, 7.0)]]> : tensor<4x4xcomplex<f32>>
      %9 = stablehlo.constant dense<[(1.5, 3.0)]> : tensor<1xcomplex<f32>>
      stablehlo.return %7, %8, %9 : tensor<complex<f32>>, tensor<4x4xcomplex<f32>>, tensor<1xcomplex<f32>>
    }, {
      %10 = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
      %11 = stablehlo.constant dense<[[(0.0, -1.0), (0.0, -1.0), (8.0, 0.0), (5.0, 4.0)], [(0.0, -8.0), (0.0, 0.0), (0.0, 7.0), (0.0, 0.0)], [(2.0, 0.0), (2.0, 0.0), (1.0, 0.0), (0.0, -7.0)], [(0.0, 0.0), (3.0, 0.0), (0.0, 0.0), (1.0, -7.0)]]> : tensor<4x4xcomplex<f32>>
      %12 = stablehlo.constant dense<[(2.5, -0.5)]> : tensor<1xcomplex<f32>>
      stablehlo.return %10, %11, %12 : tensor<complex<f32>>, tensor<4x4xcomplex<f32>>, tensor<1xcomplex<f32>>
    }, {
      %13 = stablehlo.constant dense<(0.75, 1.0)> : tensor<complex<f32>>
      %14 = stablehlo.multiply %13, %13 : tensor<complex<f32>>
      %15 = stablehlo.constant dense<[[(8.0, -1.0), (-5.0, -5.0), (1.0, 1.0), (-4.0, -3.0)], [(7.0, -4.0), (6.0, 6.0), (5.0, 3.0), (5.0, 3.0)], [(-1.0, 6.0), (0.0, -2.0), (5.0, -6.0), (6.0, 7.0)], [(8.0, -4.0), (-4.0, 1.0), (2.0, 5.0), (2.0, -1.0)]]> : tensor<4x4xcomplex<f32>>
      %16 = stablehlo.constant dense<[(-0.75, -1.25)]> : tensor<1xcomplex<f32>>
      stablehlo.return %14, %15, %16 : tensor<complex<f32>>, tensor<4x4xcomplex<f32>>, tensor<1xcomplex<f32>>
    }) : (tensor<i32>) -> (tensor<complex<f32>>, tensor<4x4xcomplex<f32>>, tensor<1xcomplex<f32>>)
    return %3, %2, %1 : tensor<1xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<complex<f32>>
  }

  func.func @main() {
    %r:6 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<1xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<complex<f32>>, tensor<1xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<complex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-0.75> : tensor<1xf64>
    %v2 = stablehlo.imag %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<-1.25> : tensor<1xf64>
    %v4 = stablehlo.real %r#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %v5 = stablehlo.convert %v4 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %v6 = stablehlo.bitcast_convert %v5 : (tensor<4x4xf64>) -> tensor<4x4xi64>
    check.expect_eq_const %v6, dense<[[4620693217682128896, -4606056518893174784, 4607182418800017408, -4607182418800017408], [4619567317775286272, 4618441417868443648, 4617315517961601024, 4617315517961601024], [-4616189618054758400, 0, 4617315517961601024, 4618441417868443648], [4620693217682128896, -4607182418800017408, 4611686018427387904, 4611686018427387904]]> : tensor<4x4xi64>
    %v7 = stablehlo.imag %r#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %v8 = stablehlo.convert %v7 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    check.expect_eq_const %v8, dense<[[-1.0, -5.0, 1.0, -3.0], [-4.0, 6.0, 3.0, 3.0], [6.0, -2.0, -6.0, 7.0], [-4.0, 1.0, 5.0, -1.0]]> : tensor<4x4xf64>
    %v9 = stablehlo.real %r#2 : (tensor<complex<f32>>) -> tensor<f32>
    %v10 = stablehlo.convert %v9 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v10, dense<-0.4375> : tensor<f64>
    %v11 = stablehlo.imag %r#2 : (tensor<complex<f32>>) -> tensor<f32>
    %v12 = stablehlo.convert %v11 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v12, dense<1.5> : tensor<f64>
    %v13 = stablehlo.real %r#3 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v14 = stablehlo.convert %v13 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v14, dense<-0.75> : tensor<1xf64>
    %v15 = stablehlo.imag %r#3 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v16 = stablehlo.convert %v15 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v16, dense<-1.25> : tensor<1xf64>
    %v17 = stablehlo.real %r#4 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %v18 = stablehlo.convert %v17 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %v19 = stablehlo.bitcast_convert %v18 : (tensor<4x4xf64>) -> tensor<4x4xi64>
    check.expect_eq_const %v19, dense<[[4620693217682128896, -4606056518893174784, 4607182418800017408, -4607182418800017408], [4619567317775286272, 4618441417868443648, 4617315517961601024, 4617315517961601024], [-4616189618054758400, 0, 4617315517961601024, 4618441417868443648], [4620693217682128896, -4607182418800017408, 4611686018427387904, 4611686018427387904]]> : tensor<4x4xi64>
    %v20 = stablehlo.imag %r#4 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %v21 = stablehlo.convert %v20 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    check.expect_eq_const %v21, dense<[[-1.0, -5.0, 1.0, -3.0], [-4.0, 6.0, 3.0, 3.0], [6.0, -2.0, -6.0, 7.0], [-4.0, 1.0, 5.0, -1.0]]> : tensor<4x4xf64>
    %v22 = stablehlo.real %r#5 : (tensor<complex<f32>>) -> tensor<f32>
    %v23 = stablehlo.convert %v22 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v23, dense<-0.4375> : tensor<f64>
    %v24 = stablehlo.imag %r#5 : (tensor<complex<f32>>) -> tensor<f32>
    %v25 = stablehlo.convert %v24 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v25, dense<1.5> : tensor<f64>
    func.return
  }
}
