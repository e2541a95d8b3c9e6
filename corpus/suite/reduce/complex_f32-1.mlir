// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0.0, 3.0), (0.0, -1.0), (-6.0, 0.0)]]> : tensor<1x3xcomplex<f32>>, dense<[[(0.25, -0.5), (-0.75, -2.0), (1.5, -1.0)]]> : tensor<1x3xcomplex<f32>>, dense<[[(-0.75, 2.0), (-1.0, -1.5), (1.5, -1.25)]]> : tensor<1x3xcomplex<f32>>, dense<[[(6.0, -3.0), (6.0, 2.0), (-3.0, 5.0)]]> : tensor<1x3xcomplex<f32>>]'
// RUN: : @program
// stablehlo.reduce on complex<f32>, exact values
//   D: rank 1
//   S: rank 1
//   S: has 1
//   E: complex<f32>
//   F: complex<f32>
//   dimensions: one
// legal 0 0: [null,null]
// legal 0 1: [-0.25,-0.75]
// legal 0 2: [1.0,-3.5]
// legal 0 3: [-6.0,2.0]

module {
func.func @program(%arg0: tensor<1x3xcomplex<f32>>, %arg1: tensor<1x3xcomplex<f32>>, %arg2: tensor<1x3xcomplex<f32>>, %arg3: tensor<1x3xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
  %0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %3 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %4, %5, %6, %7 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1), (%arg2 init: %2), (%arg3 init: %3) across dimensions = [1] : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) reducer(%8: tensor<complex<f32>>, %12: tensor<complex<f32>>) (%9: tensor<complex<f32>>, %13: tensor<complex<f32>>) (%10: tensor<complex<f32>>, %14: tensor<complex<f32>>) (%11: tensor<complex<f32>>, %15: tensor<complex<f32>>) {
    %16 = stablehlo.add %8, %12 : tensor<complex<f32>>
    %17 = stablehlo.add %9, %13 : tensor<complex<f32>>
    %18 = stablehlo.add %10, %14 : tensor<complex<f32>>
    %19 = stablehlo.multiply %11, %15 : tensor<complex<f32>>
    stablehlo.return %16, %17, %18, %19 : tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>
  }
  return %7, %6, %5, %4 : tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x3xcomplex<f32>>, %input1: tensor<1x3xcomplex<f32>>, %input2: tensor<1x3xcomplex<f32>>, %input3: tensor<1x3xcomplex<f32>>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    %v7 = stablehlo.constant dense<true> : tensor<1xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<1xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<1xi1>
    %v11 = stablehlo.constant dense<true> : tensor<1xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v13 = stablehlo.compare EQ, %v1, %v12, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<1xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<1xi1>
    %v16 = stablehlo.constant dense<true> : tensor<1xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<1xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<1xi1>
    %v21 = stablehlo.constant dense<true> : tensor<1xi1>
    %v22 = stablehlo.or %v20, %v21 : tensor<1xi1>
    check.expect_eq_const %v22, dense<true> : tensor<1xi1>
    %v23 = stablehlo.imag %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v24 = stablehlo.convert %v23 : (tensor<1xf32>) -> tensor<1xf64>
    %v25 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v26 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v29 = stablehlo.and %v27, %v28 : tensor<1xi1>
    %v30 = stablehlo.constant dense<true> : tensor<1xi1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v32 = stablehlo.and %v31, %v30 : tensor<1xi1>
    %v33 = stablehlo.or %v29, %v32 : tensor<1xi1>
    %v34 = stablehlo.constant dense<true> : tensor<1xi1>
    %v35 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v36 = stablehlo.compare EQ, %v24, %v35, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v37 = stablehlo.and %v36, %v34 : tensor<1xi1>
    %v38 = stablehlo.or %v33, %v37 : tensor<1xi1>
    %v39 = stablehlo.constant dense<true> : tensor<1xi1>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v41 = stablehlo.compare EQ, %v24, %v40, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v42 = stablehlo.and %v41, %v39 : tensor<1xi1>
    %v43 = stablehlo.or %v38, %v42 : tensor<1xi1>
    %v44 = stablehlo.constant dense<true> : tensor<1xi1>
    %v45 = stablehlo.or %v43, %v44 : tensor<1xi1>
    check.expect_eq_const %v45, dense<true> : tensor<1xi1>
    %v46 = stablehlo.real %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v47 = stablehlo.convert %v46 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v47, dense<-0.25> : tensor<1xf64>
    %v48 = stablehlo.imag %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v49 = stablehlo.convert %v48 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v49, dense<-0.75> : tensor<1xf64>
    %v50 = stablehlo.real %r#2 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v51 = stablehlo.convert %v50 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v51, dense<1.0> : tensor<1xf64>
    %v52 = stablehlo.imag %r#2 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v53 = stablehlo.convert %v52 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v53, dense<-3.5> : tensor<1xf64>
    %v54 = stablehlo.real %r#3 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v55 = stablehlo.convert %v54 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v55, dense<-6.0> : tensor<1xf64>
    %v56 = stablehlo.imag %r#3 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v57 = stablehlo.convert %v56 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v57, dense<2.0> : tensor<1xf64>
    func.return
  }
}
