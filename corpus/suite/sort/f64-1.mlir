// RUN: stablehlo-translate --interpret %s --args='[dense<[[4.298179777021219, -0.962046155783114, -1.143259949371098], [0.0, -0.5, -1.3220051216088033], [-5.0e-324, 1.7976931348623157e+308, 0xFFF8000000000000]]> : tensor<3x3xf64>, dense<[[1.1754942e-38, 1.8165938, -2.1994689], [7.551176, 3.4028235e+38, 0.5494648], [6.342625, 1.9336802, 1.1754942e-38]]> : tensor<3x3xf32>, dense<[[1.0, -0.0, 4.0585938], [-0.0, 0.30810547, -5.4414062], [0x7C00, 0.3474121, 4.5742188]]> : tensor<3x3xf16>]'
// RUN: : @program
// stablehlo.sort on f64, special values
//   S: rank 2
//   E: f32
//   E: f64
//   E: f16
//   dimension: high
//   is_stable: false
// legal 0 0: [1.0,-0.0,4.05859375,-0.0,0.30810546875,-5.44140625,null,null,null]
// legal 0 1: [1.1754942106924411e-38,1.8165937662124634,-2.1994688510894775,7.551176071166992,3.4028234663852886e+38,0.5494648218154907,null,null,null]
// legal 0 2: [4.298179777021219,-0.962046155783114,-1.143259949371098,0.0,-0.5,-1.3220051216088033,null,null,null]

module {
func.func @program(%arg0: tensor<3x3xf64>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf16>) -> (tensor<3x3xf16>, tensor<3x3xf32>, tensor<3x3xf64>) {
  %0, %1, %2 = "stablehlo.sort"(%arg0, %arg1, %arg2) <{dimension = 1 : i64}> ({
  ^bb0(%3: tensor<f64>, %4: tensor<f64>, %5: tensor<f32>, %6: tensor<f32>, %7: tensor<f16>, %8: tensor<f16>):
    %9 = stablehlo.compare GT, %3, %4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x3xf64>, tensor<3x3xf32>, tensor<3x3xf16>) -> (tensor<3x3xf64>, tensor<3x3xf32>, tensor<3x3xf16>)
  return %2, %1, %0 : tensor<3x3xf16>, tensor<3x3xf32>, tensor<3x3xf64>
}

  func.func @main(%input0: tensor<3x3xf64>, %input1: tensor<3x3xf32>, %input2: tensor<3x3xf16>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<3x3xf64>, tensor<3x3xf32>, tensor<3x3xf16>) -> (tensor<3x3xf16>, tensor<3x3xf32>, tensor<3x3xf64>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x3xf16>) -> tensor<3x3xf64>
    %v1 = stablehlo.constant dense<[[1.0, -0.0, 4.05859375], [-0.0, 0.30810546875, -5.44140625], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<3x3xf64>
    %v2 = stablehlo.constant dense<[[1.0, -0.0, 4.05859375], [-0.0, 0.30810546875, -5.44140625], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x3xf64>) -> tensor<3x3xi64>
    %v7 = stablehlo.constant dense<[[4607182418800017408, -9223372036854775808, 4616255588752424960], [-9223372036854775808, 4599221954614919168, -4605559539637420032], [-4503599627370496, -4503599627370496, -4503599627370496]]> : tensor<3x3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %v9 = stablehlo.constant dense<[[false, true, false], [true, false, false], [false, false, false]]> : tensor<3x3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x3xi1>, tensor<3x3xi1>
    %v11 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x3xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x3xi1>
    %v15 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x3xi1>
    %v20 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<3x3xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<3x3xi1>
    %v25 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v26 = stablehlo.or %v24, %v25 : tensor<3x3xi1>
    check.expect_eq_const %v26, dense<true> : tensor<3x3xi1>
    %v27 = stablehlo.convert %r#1 : (tensor<3x3xf32>) -> tensor<3x3xf64>
    %v28 = stablehlo.constant dense<[[1.1754942106924411e-38, 1.8165937662124634, -2.1994688510894775], [7.551176071166992, 3.4028234663852886e+38, 0.5494648218154907], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<3x3xf64>
    %v29 = stablehlo.constant dense<[[1.1754942106924411e-38, 1.8165937662124634, -2.1994688510894775], [7.551176071166992, 3.4028234663852886e+38, 0.5494648218154907], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<3x3xf64>
    %v30 = stablehlo.compare GE, %v27, %v29, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v31 = stablehlo.compare LE, %v27, %v28, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v32 = stablehlo.and %v30, %v31 : tensor<3x3xi1>
    %v33 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v34 = stablehlo.compare NE, %v27, %v27, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v35 = stablehlo.and %v34, %v33 : tensor<3x3xi1>
    %v36 = stablehlo.or %v32, %v35 : tensor<3x3xi1>
    %v37 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v38 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3xf64>
    %v39 = stablehlo.compare EQ, %v27, %v38, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<3x3xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<3x3xi1>
    %v42 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v43 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3xf64>
    %v44 = stablehlo.compare EQ, %v27, %v43, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v45 = stablehlo.and %v44, %v42 : tensor<3x3xi1>
    %v46 = stablehlo.or %v41, %v45 : tensor<3x3xi1>
    %v47 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v48 = stablehlo.or %v46, %v47 : tensor<3x3xi1>
    check.expect_eq_const %v48, dense<true> : tensor<3x3xi1>
    %v49 = stablehlo.constant dense<[[4.298179777021219, -0.962046155783114, -1.143259949371098], [0.0, -0.5, -1.3220051216088033], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<3x3xf64>
    %v50 = stablehlo.constant dense<[[4.298179777021219, -0.962046155783114, -1.143259949371098], [0.0, -0.5, -1.3220051216088033], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<3x3xf64>
    %v51 = stablehlo.compare GE, %r#2, %v50, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v52 = stablehlo.compare LE, %r#2, %v49, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v53 = stablehlo.and %v51, %v52 : tensor<3x3xi1>
    %v54 = stablehlo.bitcast_convert %r#2 : (tensor<3x3xf64>) -> tensor<3x3xi64>
    %v55 = stablehlo.constant dense<[[4616525338637928945, -4616531475892103291, -4615544432600153607], [0, -4620693217682128896, -4614739435909069602], [-4503599627370496, -4503599627370496, -4503599627370496]]> : tensor<3x3xi64>
    %v56 = stablehlo.compare EQ, %v54, %v55, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %v57 = stablehlo.constant dense<[[false, false, false], [true, false, false], [false, false, false]]> : tensor<3x3xi1>
    %v58 = stablehlo.select %v57, %v56, %v53 : tensor<3x3xi1>, tensor<3x3xi1>
    %v59 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v60 = stablehlo.compare NE, %r#2, %r#2, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v61 = stablehlo.and %v60, %v59 : tensor<3x3xi1>
    %v62 = stablehlo.or %v58, %v61 : tensor<3x3xi1>
    %v63 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v64 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3xf64>
    %v65 = stablehlo.compare EQ, %r#2, %v64, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v66 = stablehlo.and %v65, %v63 : tensor<3x3xi1>
    %v67 = stablehlo.or %v62, %v66 : tensor<3x3xi1>
    %v68 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v69 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3xf64>
    %v70 = stablehlo.compare EQ, %r#2, %v69, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v71 = stablehlo.and %v70, %v68 : tensor<3x3xi1>
    %v72 = stablehlo.or %v67, %v71 : tensor<3x3xi1>
    %v73 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
    %v74 = stablehlo.or %v72, %v73 : tensor<3x3xi1>
    check.expect_eq_const %v74, dense<true> : tensor<3x3xi1>
    func.return
  }
}
