// RUN: stablehlo-translate --interpret %s --args='[dense<[[(1.5, -4.0), (-2.0, 0.5), (-0.5, 4.0), (2.5, 2.0)]]> : tensor<1x4xcomplex<f64>>, dense<[[(-2.5, 3.5), (1.0, 3.5), (-3.5, -2.0), (3.5, 3.0)]]> : tensor<1x4xcomplex<f64>>, dense<[[(0.25, 1.0), (0.75, -1.5), (0.75, 1.75), (2.0, -0.75)]]> : tensor<1x4xcomplex<f64>>]'
// RUN: : @program
// stablehlo.sort on complex<f64>, exact values
//   S: rank 2
//   S: has 1
//   E: complex<f64>
//   is_stable: false
// legal 0 0: [0.25,1.0,0.75,-1.5,0.75,1.75,2.0,-0.75]
// legal 0 1: [2.0,-2.0,0.5,0.5,3.0,-2.5,1.5,1.5]
// legal 0 2: [-2.5,3.5,1.0,3.5,-3.5,-2.0,3.5,3.0]
// legal 0 3: [1.5,-4.0,-2.0,0.5,-0.5,4.0,2.5,2.0]

module {
func.func @program(%arg0: tensor<1x4xcomplex<f64>>, %arg1: tensor<1x4xcomplex<f64>>, %arg2: tensor<1x4xcomplex<f64>>) -> (tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) {
  %0 = stablehlo.constant dense<[[(2.0, -2.0), (0.5, 0.5), (3.0, -2.5), (1.5, 1.5)]]> : tensor<1x4xcomplex<f64>>
  %1, %2, %3, %4 = "stablehlo.sort"(%arg0, %arg1, %0, %arg2) <{dimension = 0 : i64}> ({
  ^bb0(%5: tensor<complex<f64>>, %6: tensor<complex<f64>>, %7: tensor<complex<f64>>, %8: tensor<complex<f64>>, %9: tensor<complex<f64>>, %10: tensor<complex<f64>>, %11: tensor<complex<f64>>, %12: tensor<complex<f64>>):
    %13 = stablehlo.compare LT, %5, %6 : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %13 : tensor<i1>
  }) : (tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> (tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>)
  return %4, %3, %2, %1 : tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x4xcomplex<f64>>, %input1: tensor<1x4xcomplex<f64>>, %input2: tensor<1x4xcomplex<f64>>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> (tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>, tensor<1x4xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    check.expect_eq_const %v0, dense<[[0.25, 0.75, 0.75, 2.0]]> : tensor<1x4xf64>
    %v1 = stablehlo.imag %r#0 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    check.expect_eq_const %v1, dense<[[1.0, -1.5, 1.75, -0.75]]> : tensor<1x4xf64>
    %v2 = stablehlo.real %r#1 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    check.expect_eq_const %v2, dense<[[2.0, 0.5, 3.0, 1.5]]> : tensor<1x4xf64>
    %v3 = stablehlo.imag %r#1 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    check.expect_eq_const %v3, dense<[[-2.0, 0.5, -2.5, 1.5]]> : tensor<1x4xf64>
    %v4 = stablehlo.real %r#2 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    check.expect_eq_const %v4, dense<[[-2.5, 1.0, -3.5, 3.5]]> : tensor<1x4xf64>
    %v5 = stablehlo.imag %r#2 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    check.expect_eq_const %v5, dense<[[3.5, 3.5, -2.0, 3.0]]> : tensor<1x4xf64>
    %v6 = stablehlo.real %r#3 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    check.expect_eq_const %v6, dense<[[1.5, -2.0, -0.5, 2.5]]> : tensor<1x4xf64>
    %v7 = stablehlo.imag %r#3 : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    check.expect_eq_const %v7, dense<[[-4.0, 0.5, 4.0, 2.0]]> : tensor<1x4xf64>
    func.return
  }
}
