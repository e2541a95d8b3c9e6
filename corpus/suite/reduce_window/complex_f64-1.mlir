// RUN: stablehlo-translate --interpret %s --args='[dense<(-4.0, 1.0)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.reduce_window on complex<f64>, exact values
//   N: low + 1
//   S: rank 0
//   E: complex<f64>
//   F: complex<f64>
// legal 0 0: [-4.0,1.0]
// legal 0 1: [null,null]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>) {
  %0 = stablehlo.constant dense<(-1.25, 0.0)> : tensor<complex<f64>>
  %1 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %3, %4 = "stablehlo.reduce_window"(%0, %arg0, %1, %2) <{window_dimensions = array<i64>}> ({
  ^bb0(%5: tensor<complex<f64>>, %6: tensor<complex<f64>>, %7: tensor<complex<f64>>, %8: tensor<complex<f64>>):
    %9 = stablehlo.multiply %5, %7 : tensor<complex<f64>>
    %10 = stablehlo.add %6, %8 : tensor<complex<f64>>
    stablehlo.return %9, %10 : tensor<complex<f64>>, tensor<complex<f64>>
  }) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>)
  return %4, %3 : tensor<complex<f64>>, tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r:2 = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-4.0> : tensor<f64>
    %v1 = stablehlo.imag %r#0 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.0> : tensor<f64>
    %v2 = stablehlo.real %r#1 : (tensor<complex<f64>>) -> tensor<f64>
    %v3 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v5 = stablehlo.compare GE, %v2, %v4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.compare LE, %v2, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v7 = stablehlo.and %v5, %v6 : tensor<i1>
    %v8 = stablehlo.constant dense<true> : tensor<i1>
    %v9 = stablehlo.compare NE, %v2, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.and %v9, %v8 : tensor<i1>
    %v11 = stablehlo.or %v7, %v10 : tensor<i1>
    %v12 = stablehlo.constant dense<true> : tensor<i1>
    %v13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v14 = stablehlo.compare EQ, %v2, %v13, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v15 = stablehlo.and %v14, %v12 : tensor<i1>
    %v16 = stablehlo.or %v11, %v15 : tensor<i1>
    %v17 = stablehlo.constant dense<true> : tensor<i1>
    %v18 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v19 = stablehlo.compare EQ, %v2, %v18, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v20 = stablehlo.and %v19, %v17 : tensor<i1>
    %v21 = stablehlo.or %v16, %v20 : tensor<i1>
    %v22 = stablehlo.constant dense<true> : tensor<i1>
    %v23 = stablehlo.or %v21, %v22 : tensor<i1>
    check.expect_eq_const %v23, dense<true> : tensor<i1>
    %v24 = stablehlo.imag %r#1 : (tensor<complex<f64>>) -> tensor<f64>
    %v25 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v26 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v29 = stablehlo.and %v27, %v28 : tensor<i1>
    %v30 = stablehlo.constant dense<true> : tensor<i1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v32 = stablehlo.and %v31, %v30 : tensor<i1>
    %v33 = stablehlo.or %v29, %v32 : tensor<i1>
    %v34 = stablehlo.constant dense<true> : tensor<i1>
    %v35 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v36 = stablehlo.compare EQ, %v24, %v35, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v37 = stablehlo.and %v36, %v34 : tensor<i1>
    %v38 = stablehlo.or %v33, %v37 : tensor<i1>
    %v39 = stablehlo.constant dense<true> : tensor<i1>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v41 = stablehlo.compare EQ, %v24, %v40, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v42 = stablehlo.and %v41, %v39 : tensor<i1>
    %v43 = stablehlo.or %v38, %v42 : tensor<i1>
    %v44 = stablehlo.constant dense<true> : tensor<i1>
    %v45 = stablehlo.or %v43, %v44 : tensor<i1>
    check.expect_eq_const %v45, dense<true> : tensor<i1>
    func.return
  }
}
