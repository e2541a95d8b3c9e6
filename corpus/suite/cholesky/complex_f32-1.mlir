// RUN: stablehlo-translate --interpret %s --args='[dense<[[(2.6860237, 0.0), (1.3392131, 0.1497825)], [(1.3392131, -0.1497825), (2.144729, 0.0)]]> : tensor<2x2xcomplex<f32>>]'
// RUN: : @program
// stablehlo.cholesky on complex<f32>, envelope values
//   B: rank 0
//   n: more
//   E: complex<f32>
//   lower: false
// legal 0 0: [[1.6389080286026,1.6389106512069702],[-1.3676134358320269e-06,1.3676134358320269e-06],[0.8171339631080627,0.8171396255493164],[0.0913890153169632,0.09139411896467209],null,null,[1.2118805646896362,1.211888313293457],[-3.1268471047951607e-06,3.1268471047951607e-06]]

module {
func.func @program(%arg0: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %0 = stablehlo.cholesky %arg0 : tensor<2x2xcomplex<f32>>
  return %0 : tensor<2x2xcomplex<f32>>
}

  func.func @main(%input0: tensor<2x2xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x2xf32>) -> tensor<2x2xf64>
    %v2 = stablehlo.constant dense<[[1.6389106512069702, 0.8171396255493164], [0x7FF0000000000000, 1.211888313293457]]> : tensor<2x2xf64>
    %v3 = stablehlo.constant dense<[[1.6389080286026, 0.8171339631080627], [0xFFF0000000000000, 1.2118805646896362]]> : tensor<2x2xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<2x2xi1>
    %v7 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<2x2xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<2x2xi1>
    %v11 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x2xf64>
    %v13 = stablehlo.compare EQ, %v1, %v12, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<2x2xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<2x2xi1>
    %v16 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x2xf64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<2x2xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<2x2xi1>
    %v21 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
    %v22 = stablehlo.or %v20, %v21 : tensor<2x2xi1>
    check.expect_eq_const %v22, dense<true> : tensor<2x2xi1>
    %v23 = stablehlo.imag %r : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %v24 = stablehlo.convert %v23 : (tensor<2x2xf32>) -> tensor<2x2xf64>
    %v25 = stablehlo.constant dense<[[1.3676134358320269e-06, 0.09139411896467209], [0x7FF0000000000000, 3.1268471047951607e-06]]> : tensor<2x2xf64>
    %v26 = stablehlo.constant dense<[[-1.3676134358320269e-06, 0.0913890153169632], [0xFFF0000000000000, -3.1268471047951607e-06]]> : tensor<2x2xf64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v29 = stablehlo.and %v27, %v28 : tensor<2x2xi1>
    %v30 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v32 = stablehlo.and %v31, %v30 : tensor<2x2xi1>
    %v33 = stablehlo.or %v29, %v32 : tensor<2x2xi1>
    %v34 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
    %v35 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x2xf64>
    %v36 = stablehlo.compare EQ, %v24, %v35, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v37 = stablehlo.and %v36, %v34 : tensor<2x2xi1>
    %v38 = stablehlo.or %v33, %v37 : tensor<2x2xi1>
    %v39 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x2xf64>
    %v41 = stablehlo.compare EQ, %v24, %v40, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v42 = stablehlo.and %v41, %v39 : tensor<2x2xi1>
    %v43 = stablehlo.or %v38, %v42 : tensor<2x2xi1>
    %v44 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
    %v45 = stablehlo.or %v43, %v44 : tensor<2x2xi1>
    check.expect_eq_const %v45, dense<true> : tensor<2x2xi1>
    func.return
  }
}
