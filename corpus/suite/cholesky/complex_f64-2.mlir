// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[(2.200438884169541, -5.0e-324)]], [[(-2.225073858507201e-308, 0.7870871724280234)]], [[(0x7FF0000000000000, -4.725822832367397)]], [[(3.237048715612058, -0.0)]]], [[[(-0.5, -4.102819291144077)]], [[(1.0, 3.9252168649200336)]], [[(1.7976931348623157e+308, 2.545608604587913)]], [[(-1.5700491991696217, -1.4558092620995549)]]], [[[(2.251012458378825, 0.31455254366646024)]], [[(0x7FF8000000000000, -5.3756060801415515)]], [[(2.2250738585072014e-308, 2.225073858507201e-308)]], [[(-2.5613439037422663, 0x7FF8000000000000)]]]], [[[[(-3.208609125774742, -0.44659870259591933)]], [[(-1.7976931348623157e+308, 0xFFF8000000000000)]], [[(1.7976931348623157e+308, 0xFFF0000000000000)]], [[(-2.2250738585072014e-308, 2.0792735531060336)]]], [[[(0x7FF8000000000000, 0.0)]], [[(-0.7985626840144836, 6.168829892689111)]], [[(-0.0, -0.5)]], [[(-5.312989767533024, -3.6569620034195935)]]], [[[(3.07847942786334, -0.6873415390040176)]], [[(6.102746746520811, 0x7FF0000000000000)]], [[(2.2250738585072014e-308, 3.846720490115506)]], [[(2.225073858507201e-308, -1.0)]]]], [[[[(1.3482000328282675, -1.7976931348623157e+308)]], [[(1.0859816753946738, 2.6793417723789523)]], [[(0x7FF8000000000000, 1.7976931348623157e+308)]], [[(1.0, -5.546606568297936)]]], [[[(5.0e-324, 0.5)]], [[(1.9470359593009663, -5.0e-324)]], [[(0x7FF0000000000000, -0.5303799471863365)]], [[(-2.225073858507201e-308, 1.1732201675953635)]]], [[[(2.2250738585072014e-308, -0.0)]], [[(-0.31078968411854696, -1.7976931348623157e+308)]], [[(2.2250738585072014e-308, 0.4392249155379979)]], [[(-0.6213848996463437, 3.885561238169649)]]]]]> : tensor<3x3x4x1x1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.cholesky on complex<f64>, special values
//   B: rank 3+
//   n: 1
//   E: complex<f64>
//   lower: false
// legal 0 0: [null,null,null,null,null,null,[1.7991800120088173,1.799180012008823],[-2.7964875046885844e-15,2.7964875046885844e-15],null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<3x3x4x1x1xcomplex<f64>>) -> tensor<3x3x4x1x1xcomplex<f64>> {
  %0 = stablehlo.cholesky %arg0 : tensor<3x3x4x1x1xcomplex<f64>>
  return %0 : tensor<3x3x4x1x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<3x3x4x1x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<3x3x4x1x1xcomplex<f64>>) -> (tensor<3x3x4x1x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3x3x4x1x1xcomplex<f64>>) -> tensor<3x3x4x1x1xf64>
    %v1 = stablehlo.constant dense<[[[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[1.799180012008823]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]]], [[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]]], [[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]]]]> : tensor<3x3x4x1x1xf64>
    %v2 = stablehlo.constant dense<[[[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[1.7991800120088173]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]]], [[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]]], [[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]]]]> : tensor<3x3x4x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3x4x1x1xi1>
    %v6 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]]]> : tensor<3x3x4x1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x3x4x1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x3x4x1x1xi1>
    %v10 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]]]> : tensor<3x3x4x1x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3x4x1x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x3x4x1x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x3x4x1x1xi1>
    %v15 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]]]> : tensor<3x3x4x1x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3x4x1x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x3x4x1x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x3x4x1x1xi1>
    %v20 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]]]> : tensor<3x3x4x1x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x3x4x1x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x3x4x1x1xi1>
    %v22 = stablehlo.imag %r : (tensor<3x3x4x1x1xcomplex<f64>>) -> tensor<3x3x4x1x1xf64>
    %v23 = stablehlo.constant dense<[[[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[2.7964875046885844e-15]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]]], [[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]]], [[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]], [[0x7FF0000000000000]]]]]> : tensor<3x3x4x1x1xf64>
    %v24 = stablehlo.constant dense<[[[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[-2.7964875046885844e-15]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]]], [[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]]], [[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]], [[0xFFF0000000000000]]]]]> : tensor<3x3x4x1x1xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<3x3x4x1x1xi1>
    %v28 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]]]> : tensor<3x3x4x1x1xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<3x3x4x1x1xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<3x3x4x1x1xi1>
    %v32 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]]]> : tensor<3x3x4x1x1xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3x4x1x1xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<3x3x4x1x1xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<3x3x4x1x1xi1>
    %v37 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]]]> : tensor<3x3x4x1x1xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3x4x1x1xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<3x3x4x1x1xf64>, tensor<3x3x4x1x1xf64>) -> tensor<3x3x4x1x1xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<3x3x4x1x1xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<3x3x4x1x1xi1>
    %v42 = stablehlo.constant dense<[[[[[true]], [[true]], [[true]], [[false]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]], [[[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]], [[[true]], [[true]], [[true]], [[true]]]]]> : tensor<3x3x4x1x1xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<3x3x4x1x1xi1>
    check.expect_eq_const %v43, dense<true> : tensor<3x3x4x1x1xi1>
    func.return
  }
}
