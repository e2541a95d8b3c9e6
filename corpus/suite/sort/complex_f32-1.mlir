// RUN: stablehlo-translate --interpret %s --args='[dense<[(0.0, -1.0), (0.0, -8.0)]> : tensor<2xcomplex<f32>>, dense<[(2.0, -1.0), (-1.75, 0.25)]> : tensor<2xcomplex<f32>>]'
// RUN: : @program
// stablehlo.sort on complex<f32>, exact values
//   N: low + 1
//   S: rank 1
//   E: complex<f32>
//   dimension: low + 1
//   dimension: high
//   is_stable: true
// legal 0 0: [{"any of":[-1.75,2.0]},{"any of":[-1.0,0.25]},{"any of":[-1.75,2.0]},{"any of":[-1.0,0.25]}]
// legal 0 1: [0.0,{"any of":[-8.0,-1.0]},0.0,{"any of":[-8.0,-1.0]}]

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
    %v7 = stablehlo.constant dense<-1.75> : tensor<2xf64>
    %v8 = stablehlo.compare LE, %v1, %v7, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v9 = stablehlo.constant dense<2.0> : tensor<2xf64>
    %v10 = stablehlo.compare GE, %v1, %v9, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v11 = stablehlo.or %v8, %v10 : tensor<2xi1>
    %v12 = stablehlo.and %v6, %v11 : tensor<2xi1>
    check.expect_eq_const %v12, dense<true> : tensor<2xi1>
    %v13 = stablehlo.imag %r#0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v14 = stablehlo.convert %v13 : (tensor<2xf32>) -> tensor<2xf64>
    %v15 = stablehlo.constant dense<0.25> : tensor<2xf64>
    %v16 = stablehlo.constant dense<-1.0> : tensor<2xf64>
    %v17 = stablehlo.compare GE, %v14, %v16, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v18 = stablehlo.compare LE, %v14, %v15, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v19 = stablehlo.and %v17, %v18 : tensor<2xi1>
    %v20 = stablehlo.constant dense<-1.0> : tensor<2xf64>
    %v21 = stablehlo.compare LE, %v14, %v20, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v22 = stablehlo.constant dense<0.25> : tensor<2xf64>
    %v23 = stablehlo.compare GE, %v14, %v22, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v24 = stablehlo.or %v21, %v23 : tensor<2xi1>
    %v25 = stablehlo.and %v19, %v24 : tensor<2xi1>
    check.expect_eq_const %v25, dense<true> : tensor<2xi1>
    %v26 = stablehlo.real %r#1 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v27 = stablehlo.convert %v26 : (tensor<2xf32>) -> tensor<2xf64>
    %v28 = stablehlo.bitcast_convert %v27 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v28, dense<0> : tensor<2xi64>
    %v29 = stablehlo.imag %r#1 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v30 = stablehlo.convert %v29 : (tensor<2xf32>) -> tensor<2xf64>
    %v31 = stablehlo.constant dense<-1.0> : tensor<2xf64>
    %v32 = stablehlo.constant dense<-8.0> : tensor<2xf64>
    %v33 = stablehlo.compare GE, %v30, %v32, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v34 = stablehlo.compare LE, %v30, %v31, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v35 = stablehlo.and %v33, %v34 : tensor<2xi1>
    %v36 = stablehlo.constant dense<-8.0> : tensor<2xf64>
    %v37 = stablehlo.compare LE, %v30, %v36, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v38 = stablehlo.constant dense<-1.0> : tensor<2xf64>
    %v39 = stablehlo.compare GE, %v30, %v38, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v40 = stablehlo.or %v37, %v39 : tensor<2xi1>
    %v41 = stablehlo.and %v35, %v40 : tensor<2xi1>
    check.expect_eq_const %v41, dense<true> : tensor<2xi1>
    func.return
  }
}
