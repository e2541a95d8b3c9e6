// RUN: stablehlo-translate --interpret %s --args='[dense<[(-1.8424801, -3.1695185)]> : tensor<1xcomplex<f32>>, dense<[(-1.1754944e-38, 0xFF800000)]> : tensor<1xcomplex<f32>>, dense<[(-1.0e-45, -1.7821254)]> : tensor<1xcomplex<f32>>, dense<[(3.763056, 0.35054544)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.exponential_minus_one on complex<f32>, special values
//   S: rank 1
//   S: has 1
//   E: complex<f32>
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[-3.4751036167144775,1.158379077911377],[-2.3123178482055664,2.321164846420288]]
// legal 1 0: [null,null]
// legal 2 0: [[-4.320720195770264,1.9012011289596558],[-4.088713645935059,2.1332075595855713]]
// legal 3 0: [[-44.82418441772461,123.74417877197266],[-69.4901123046875,99.0782470703125]]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
    %0 = stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 2.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<1xcomplex<f32>>
    return %0 : tensor<1xcomplex<f32>>
  }

  func.func @main(%input0: tensor<1xcomplex<f32>>, %input1: tensor<1xcomplex<f32>>, %input2: tensor<1xcomplex<f32>>, %input3: tensor<1xcomplex<f32>>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<1.158379077911377> : tensor<1xf64>
    %v3 = stablehlo.constant dense<-3.4751036167144775> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1xi1>
    %v7 = stablehlo.imag %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v8 = stablehlo.convert %v7 : (tensor<1xf32>) -> tensor<1xf64>
    %v9 = stablehlo.constant dense<2.321164846420288> : tensor<1xf64>
    %v10 = stablehlo.constant dense<-2.3123178482055664> : tensor<1xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1xi1>
    %v14 = stablehlo.real %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v15 = stablehlo.convert %v14 : (tensor<1xf32>) -> tensor<1xf64>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v18 = stablehlo.compare GE, %v15, %v17, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v19 = stablehlo.compare LE, %v15, %v16, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v20 = stablehlo.and %v18, %v19 : tensor<1xi1>
    %v21 = stablehlo.constant dense<true> : tensor<1xi1>
    %v22 = stablehlo.compare NE, %v15, %v15, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v23 = stablehlo.and %v22, %v21 : tensor<1xi1>
    %v24 = stablehlo.or %v20, %v23 : tensor<1xi1>
    %v25 = stablehlo.constant dense<true> : tensor<1xi1>
    %v26 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v27 = stablehlo.compare EQ, %v15, %v26, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v28 = stablehlo.and %v27, %v25 : tensor<1xi1>
    %v29 = stablehlo.or %v24, %v28 : tensor<1xi1>
    %v30 = stablehlo.constant dense<true> : tensor<1xi1>
    %v31 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v32 = stablehlo.compare EQ, %v15, %v31, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v33 = stablehlo.and %v32, %v30 : tensor<1xi1>
    %v34 = stablehlo.or %v29, %v33 : tensor<1xi1>
    %v35 = stablehlo.constant dense<true> : tensor<1xi1>
    %v36 = stablehlo.or %v34, %v35 : tensor<1xi1>
    check.expect_eq_const %v36, dense<true> : tensor<1xi1>
    %v37 = stablehlo.imag %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v38 = stablehlo.convert %v37 : (tensor<1xf32>) -> tensor<1xf64>
    %v39 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v41 = stablehlo.compare GE, %v38, %v40, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v42 = stablehlo.compare LE, %v38, %v39, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v43 = stablehlo.and %v41, %v42 : tensor<1xi1>
    %v44 = stablehlo.constant dense<true> : tensor<1xi1>
    %v45 = stablehlo.compare NE, %v38, %v38, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v46 = stablehlo.and %v45, %v44 : tensor<1xi1>
    %v47 = stablehlo.or %v43, %v46 : tensor<1xi1>
    %v48 = stablehlo.constant dense<true> : tensor<1xi1>
    %v49 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v50 = stablehlo.compare EQ, %v38, %v49, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v51 = stablehlo.and %v50, %v48 : tensor<1xi1>
    %v52 = stablehlo.or %v47, %v51 : tensor<1xi1>
    %v53 = stablehlo.constant dense<true> : tensor<1xi1>
    %v54 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v55 = stablehlo.compare EQ, %v38, %v54, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v56 = stablehlo.and %v55, %v53 : tensor<1xi1>
    %v57 = stablehlo.or %v52, %v56 : tensor<1xi1>
    %v58 = stablehlo.constant dense<true> : tensor<1xi1>
    %v59 = stablehlo.or %v57, %v58 : tensor<1xi1>
    check.expect_eq_const %v59, dense<true> : tensor<1xi1>
    %v60 = stablehlo.real %r#2 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v61 = stablehlo.convert %v60 : (tensor<1xf32>) -> tensor<1xf64>
    %v62 = stablehlo.constant dense<1.9012011289596558> : tensor<1xf64>
    %v63 = stablehlo.constant dense<-4.320720195770264> : tensor<1xf64>
    %v64 = stablehlo.compare GE, %v61, %v63, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v65 = stablehlo.compare LE, %v61, %v62, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v66 = stablehlo.and %v64, %v65 : tensor<1xi1>
    check.expect_eq_const %v66, dense<true> : tensor<1xi1>
    %v67 = stablehlo.imag %r#2 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v68 = stablehlo.convert %v67 : (tensor<1xf32>) -> tensor<1xf64>
    %v69 = stablehlo.constant dense<2.1332075595855713> : tensor<1xf64>
    %v70 = stablehlo.constant dense<-4.088713645935059> : tensor<1xf64>
    %v71 = stablehlo.compare GE, %v68, %v70, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v72 = stablehlo.compare LE, %v68, %v69, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v73 = stablehlo.and %v71, %v72 : tensor<1xi1>
    check.expect_eq_const %v73, dense<true> : tensor<1xi1>
    %v74 = stablehlo.real %r#3 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v75 = stablehlo.convert %v74 : (tensor<1xf32>) -> tensor<1xf64>
    %v76 = stablehlo.constant dense<123.74417877197266> : tensor<1xf64>
    %v77 = stablehlo.constant dense<-44.82418441772461> : tensor<1xf64>
    %v78 = stablehlo.compare GE, %v75, %v77, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v79 = stablehlo.compare LE, %v75, %v76, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v80 = stablehlo.and %v78, %v79 : tensor<1xi1>
    check.expect_eq_const %v80, dense<true> : tensor<1xi1>
    %v81 = stablehlo.imag %r#3 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v82 = stablehlo.convert %v81 : (tensor<1xf32>) -> tensor<1xf64>
    %v83 = stablehlo.constant dense<99.0782470703125> : tensor<1xf64>
    %v84 = stablehlo.constant dense<-69.4901123046875> : tensor<1xf64>
    %v85 = stablehlo.compare GE, %v82, %v84, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v86 = stablehlo.compare LE, %v82, %v83, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v87 = stablehlo.and %v85, %v86 : tensor<1xi1>
    check.expect_eq_const %v87, dense<true> : tensor<1xi1>
    func.return
  }
}
