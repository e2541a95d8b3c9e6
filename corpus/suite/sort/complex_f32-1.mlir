// RUN: stablehlo-translate --interpret %s --args='[dense<[(0.0, -1.0), (0.0, -8.0)]> : tensor<2xcomplex<f32>>, dense<[(2.0, -1.0), (-1.75, 0.25)]> : tensor<2xcomplex<f32>>]'
// RUN: : @program
// stablehlo.sort on complex<f32>, exact values
//   N: low + 1
//   S: rank 1
//   E: complex<f32>
//   dimension: low + 1
//   dimension: high
//   is_stable: true
// legal 0 0: [[-1.75,2.0],[-1.0,0.25],[-1.75,2.0],[-1.0,0.25]]
// legal 0 1: [0.0,[-8.0,-1.0],0.0,[-8.0,-1.0]]

module {
func.func @program(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
  %0, %1 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%2: tensor<complex<f32>>, %3: tensor<complex<f32>>, %4: tensor<complex<f32>>, %5: tensor<complex<f32>>):
    %6 = stablehlo.compare LT, %2, %3 : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
  return %1, %0 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
}

  func.func @main(%input0: tensor<2xcomplex<f32>>, %input1: tensor<2xcomplex<f32>>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2xf32>) -> tensor<2xf64>
    %v2 = stablehlo.constant dense<2.0> : tensor<2xf64>
    %v3 = stablehlo.constant dense<-1.75> : tensor<2xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    %v7 = stablehlo.imag %r#0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v8 = stablehlo.convert %v7 : (tensor<2xf32>) -> tensor<2xf64>
    %v9 = stablehlo.constant dense<0.25> : tensor<2xf64>
    %v10 = stablehlo.constant dense<-1.0> : tensor<2xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<2xi1>
    check.expect_eq_const %v13, dense<true> : tensor<2xi1>
    %v14 = stablehlo.real %r#1 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v15 = stablehlo.convert %v14 : (tensor<2xf32>) -> tensor<2xf64>
    %v16 = stablehlo.bitcast_convert %v15 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v16, dense<0> : tensor<2xi64>
    %v17 = stablehlo.imag %r#1 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v18 = stablehlo.convert %v17 : (tensor<2xf32>) -> tensor<2xf64>
    %v19 = stablehlo.constant dense<-1.0> : tensor<2xf64>
    %v20 = stablehlo.constant dense<-8.0> : tensor<2xf64>
    %v21 = stablehlo.compare GE, %v18, %v20, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v22 = stablehlo.compare LE, %v18, %v19, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v23 = stablehlo.and %v21, %v22 : tensor<2xi1>
    check.expect_eq_const %v23, dense<true> : tensor<2xi1>
    func.return
  }
}
