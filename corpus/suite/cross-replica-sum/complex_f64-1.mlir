// RUN: stablehlo-translate --interpret %s --args='[dense<[(0xFFF0000000000000, 5.0e-324), (6.516387333875236, -0.945579577363998)]> : tensor<2xcomplex<f64>>, dense<[(-0.0, -1.0), (0x7FF0000000000000, -2.2250738585072014e-308)]> : tensor<2xcomplex<f64>>, dense<[(0.8129349461817265, 0.5), (-1.7976931348623157e+308, 1.0)]> : tensor<2xcomplex<f64>>, dense<[(0.0, 0xFFF8000000000000), (0.3439164539171542, 0.26385779259876113)]> : tensor<2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.cross-replica-sum on complex<f64>, special values
//   S: rank 1
//   E: complex<f64>
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: ["-inf",0.5,-1.7976931348623157e+308,0.054420422636002]
// legal 1 0: [[0.0,0.0],"nan","inf",0.26385779259876113]
// legal 2 0: ["-inf",0.5,-1.7976931348623157e+308,0.054420422636002]
// legal 3 0: [[0.0,0.0],"nan","inf",0.26385779259876113]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }

  func.func @main(%input0: tensor<2xcomplex<f64>>, %input1: tensor<2xcomplex<f64>>, %input2: tensor<2xcomplex<f64>>, %input3: tensor<2xcomplex<f64>>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, -1.7976931348623157e+308]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, -1.7976931348623157e+308]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    %v6 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<2xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<2xi1>
    check.expect_eq_const %v10, dense<true> : tensor<2xi1>
    %v11 = stablehlo.imag %r#0 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v11, dense<[0.5, 0.054420422636002]> : tensor<2xf64>
    %v12 = stablehlo.real %r#1 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %v13 = stablehlo.constant dense<[0.0, 0xFFF0000000000000]> : tensor<2xf64>
    %v14 = stablehlo.constant dense<[0.0, 0x7FF0000000000000]> : tensor<2xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<2xi1>
    %v18 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v19 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v20 = stablehlo.compare EQ, %v12, %v19, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v21 = stablehlo.and %v20, %v18 : tensor<2xi1>
    %v22 = stablehlo.or %v17, %v21 : tensor<2xi1>
    check.expect_eq_const %v22, dense<true> : tensor<2xi1>
    %v23 = stablehlo.imag %r#1 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %v24 = stablehlo.constant dense<[0xFFF0000000000000, 0.26385779259876113]> : tensor<2xf64>
    %v25 = stablehlo.constant dense<[0x7FF0000000000000, 0.26385779259876113]> : tensor<2xf64>
    %v26 = stablehlo.compare GE, %v23, %v25, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v27 = stablehlo.compare LE, %v23, %v24, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v28 = stablehlo.and %v26, %v27 : tensor<2xi1>
    %v29 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v30 = stablehlo.compare NE, %v23, %v23, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v31 = stablehlo.and %v30, %v29 : tensor<2xi1>
    %v32 = stablehlo.or %v28, %v31 : tensor<2xi1>
    check.expect_eq_const %v32, dense<true> : tensor<2xi1>
    %v33 = stablehlo.real %r#2 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %v34 = stablehlo.constant dense<[0xFFF0000000000000, -1.7976931348623157e+308]> : tensor<2xf64>
    %v35 = stablehlo.constant dense<[0x7FF0000000000000, -1.7976931348623157e+308]> : tensor<2xf64>
    %v36 = stablehlo.compare GE, %v33, %v35, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v37 = stablehlo.compare LE, %v33, %v34, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v38 = stablehlo.and %v36, %v37 : tensor<2xi1>
    %v39 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2xf64>
    %v41 = stablehlo.compare EQ, %v33, %v40, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v42 = stablehlo.and %v41, %v39 : tensor<2xi1>
    %v43 = stablehlo.or %v38, %v42 : tensor<2xi1>
    check.expect_eq_const %v43, dense<true> : tensor<2xi1>
    %v44 = stablehlo.imag %r#2 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v44, dense<[0.5, 0.054420422636002]> : tensor<2xf64>
    %v45 = stablehlo.real %r#3 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %v46 = stablehlo.constant dense<[0.0, 0xFFF0000000000000]> : tensor<2xf64>
    %v47 = stablehlo.constant dense<[0.0, 0x7FF0000000000000]> : tensor<2xf64>
    %v48 = stablehlo.compare GE, %v45, %v47, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v49 = stablehlo.compare LE, %v45, %v46, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v50 = stablehlo.and %v48, %v49 : tensor<2xi1>
    %v51 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v52 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v53 = stablehlo.compare EQ, %v45, %v52, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v54 = stablehlo.and %v53, %v51 : tensor<2xi1>
    %v55 = stablehlo.or %v50, %v54 : tensor<2xi1>
    check.expect_eq_const %v55, dense<true> : tensor<2xi1>
    %v56 = stablehlo.imag %r#3 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %v57 = stablehlo.constant dense<[0xFFF0000000000000, 0.26385779259876113]> : tensor<2xf64>
    %v58 = stablehlo.constant dense<[0x7FF0000000000000, 0.26385779259876113]> : tensor<2xf64>
    %v59 = stablehlo.compare GE, %v56, %v58, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v60 = stablehlo.compare LE, %v56, %v57, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v61 = stablehlo.and %v59, %v60 : tensor<2xi1>
    %v62 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v63 = stablehlo.compare NE, %v56, %v56, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v64 = stablehlo.and %v63, %v62 : tensor<2xi1>
    %v65 = stablehlo.or %v61, %v64 : tensor<2xi1>
    check.expect_eq_const %v65, dense<true> : tensor<2xi1>
    func.return
  }
}
