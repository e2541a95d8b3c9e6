// RUN: stablehlo-translate --interpret %s --args='[dense<[[(1.0617337925518568, 1.0)], [(0.27198876895279817, 2.225073858507201e-308)], [(-0.4611144371359996, -0.32953317899924456)]]> : tensor<3x1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.triangular_solve on complex<f64>, special values
//   B: rank 0
//   n: more
//   m: 1
//   E: complex<f64>
//   left_side: true
//   lower: true
//   unit_diagonal: false
//   transpose_a: ADJOINT
// legal 0 0: [null,null,null,null,[0.2992624374780686,0.29926243747807124],[0.21386643842627012,0.21386643842627265]]

module {
func.func @program(%arg0: tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(-1.7406048774719238, -0.0), (-0.9066638946533203, -0.3298511505126953), (0.0, 0.0)], [(-0.14731693267822266, 0.36871337890625), (1.9994535446166992, 0.0), (-0.9138898849487305, -0.5137205123901367)], [(0.0, 0.0), (0.0, 0.0), (-1.5408363342285156, -0.0)]]> : tensor<3x3xcomplex<f64>>
  %1 = "stablehlo.triangular_solve"(%0, %arg0) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
  return %1 : tensor<3x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<3x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<3x1xcomplex<f64>>) -> (tensor<3x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000], [0x7FF0000000000000], [0.29926243747807124]]> : tensor<3x1xf64>
    %v2 = stablehlo.constant dense<[[0xFFF0000000000000], [0xFFF0000000000000], [0.2992624374780686]]> : tensor<3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1xi1>
    %v6 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x1xi1>
    %v10 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x1xi1>
    %v15 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x1xi1>
    %v20 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x1xi1>
    %v22 = stablehlo.imag %r : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    %v23 = stablehlo.constant dense<[[0x7FF0000000000000], [0x7FF0000000000000], [0.21386643842627265]]> : tensor<3x1xf64>
    %v24 = stablehlo.constant dense<[[0xFFF0000000000000], [0xFFF0000000000000], [0.21386643842627012]]> : tensor<3x1xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<3x1xi1>
    %v28 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<3x1xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<3x1xi1>
    %v32 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<3x1xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<3x1xi1>
    %v37 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<3x1xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<3x1xi1>
    %v42 = stablehlo.constant dense<[[true], [true], [false]]> : tensor<3x1xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<3x1xi1>
    check.expect_eq_const %v43, dense<true> : tensor<3x1xi1>
    func.return
  }
}
