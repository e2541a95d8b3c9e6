// RUN: stablehlo-translate --interpret %s --args='[dense<[[(2.897213362176052e+41, 3.979611329074607e-70)], [(8.762241329015595e+47, 4.2426588617727244e+222)]]> : tensor<2x1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.tan on complex<f64>, special values
//   S: rank 2
//   S: has 1
//   E: complex<f64>
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [null,null,[-5.3290705182007514e-15,5.3290705182007514e-15],[0.9999999999999946,1.0000000000000056]]

module {
func.func @program(%arg0: tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>> {
  %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x1xcomplex<f64>>
  return %0 : tensor<2x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<2x1xcomplex<f64>>) -> (tensor<2x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000], [5.329070518200751e-15]]> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<[[0xFFF0000000000000], [-5.329070518200751e-15]]> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    %v6 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x1xi1>
    %v10 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x1xi1>
    %v15 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x1xi1>
    %v20 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x1xi1>
    %v22 = stablehlo.imag %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v23 = stablehlo.constant dense<[[0x7FF0000000000000], [1.0000000000000056]]> : tensor<2x1xf64>
    %v24 = stablehlo.constant dense<[[0xFFF0000000000000], [0.9999999999999946]]> : tensor<2x1xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<2x1xi1>
    %v28 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<2x1xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<2x1xi1>
    %v32 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<2x1xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<2x1xi1>
    %v37 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<2x1xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<2x1xi1>
    %v42 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<2x1xi1>
    check.expect_eq_const %v43, dense<true> : tensor<2x1xi1>
    func.return
  }
}
