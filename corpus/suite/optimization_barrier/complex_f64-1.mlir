// RUN: stablehlo-translate --interpret %s --args='[dense<(1.5, -4.0)> : tensor<complex<f64>>, dense<(0.5, 0.0)> : tensor<complex<f64>>, dense<[(7.0, 0.0), (0.0, -7.0), (3.0, 0.0), (-7.0, 0.0), (-4.0, 0.0)]> : tensor<5xcomplex<f64>>]'
// RUN: : @program
// stablehlo.optimization_barrier on complex<f64>, exact values
//   T: tensor
// legal 0 0: [7.0,0.0,0.0,-7.0,3.0,0.0,-7.0,0.0,-4.0,0.0]
// legal 0 1: [0.5,0.0]
// legal 0 2: [1.5,-4.0]

module {
func.func @program(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>, %arg2: tensor<5xcomplex<f64>>) -> (tensor<5xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) {
  %0, %1, %2 = stablehlo.optimization_barrier %arg0, %arg1, %arg2 : tensor<complex<f64>>, tensor<complex<f64>>, tensor<5xcomplex<f64>>
  return %2, %1, %0 : tensor<5xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>, %input1: tensor<complex<f64>>, %input2: tensor<5xcomplex<f64>>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<5xcomplex<f64>>) -> (tensor<5xcomplex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<[4619567317775286272, 0, 4613937818241073152, -4603804719079489536, -4607182418800017408]> : tensor<5xi64>
    %v2 = stablehlo.imag %r#0 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v3, dense<[0, -4603804719079489536, 0, 0, 0]> : tensor<5xi64>
    %v4 = stablehlo.real %r#1 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v4, dense<0.5> : tensor<f64>
    %v5 = stablehlo.imag %r#1 : (tensor<complex<f64>>) -> tensor<f64>
    %v6 = stablehlo.bitcast_convert %v5 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v6, dense<0> : tensor<i64>
    %v7 = stablehlo.real %r#2 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v7, dense<1.5> : tensor<f64>
    %v8 = stablehlo.imag %r#2 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v8, dense<-4.0> : tensor<f64>
    func.return
  }
}
