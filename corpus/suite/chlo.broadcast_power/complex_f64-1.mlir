// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(0.0, 0.5), (0.0, 0.0), (0.5, 0.0), (-2.0, -0.75)]> : tensor<4xcomplex<f64>>, dense<(-2.0, 2.0)> : tensor<complex<f64>>]'
// RUN: : @program
// chlo.broadcast_power on complex<f64>, exact values
//   A: rank 1
//   m: low
//   E: complex<f64>
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [[-0.03171157884591363,-0.03171157884589412],[0.16992192170059908,0.1699219217006186],null,null,[0.733827898973086,0.7338278989733275],[-3.9321109616450953,-3.932110961644854],[39.88671250361416,39.88671250362611],[41.09597224436931,41.095972244381265]]

module {
func.func @program(%arg0: tensor<4xcomplex<f64>>, %arg1: tensor<complex<f64>>) -> tensor<4xcomplex<f64>> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  return %0 : tensor<4xcomplex<f64>>
}

  func.func @main(%input0: tensor<4xcomplex<f64>>, %input1: tensor<complex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> (tensor<4xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[-0.03171157884589412, 0x7FF0000000000000, 0.7338278989733275, 39.88671250362611]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[-0.03171157884591363, 0xFFF0000000000000, 0.733827898973086, 39.88671250361416]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    %v6 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4xi1>
    %v10 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4xi1>
    %v15 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4xi1>
    %v20 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4xi1>
    %v22 = stablehlo.imag %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v23 = stablehlo.constant dense<[0.1699219217006186, 0x7FF0000000000000, -3.932110961644854, 41.095972244381265]> : tensor<4xf64>
    %v24 = stablehlo.constant dense<[0.16992192170059908, 0xFFF0000000000000, -3.9321109616450953, 41.09597224436931]> : tensor<4xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<4xi1>
    %v28 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<4xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<4xi1>
    %v32 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<4xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<4xi1>
    %v37 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<4xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<4xi1>
    %v42 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<4xi1>
    check.expect_eq_const %v43, dense<true> : tensor<4xi1>
    func.return
  }
}
