// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-0.75, 0.0), (1.25, -1.75), (1.5, 1.75), (0.0, 1.25), (-1.25, 1.75)], [(-0.75, 2.0), (1.0, -0.75), (-0.5, -1.0), (-0.75, -1.5), (-0.75, 0.5)]]> : tensor<2x5xcomplex<f64>>, dense<[(0x7FF0000000000000, 0.75), (0.0, -1.0), (1.0, 1.0), (1.5, -0.75)]> : tensor<4xcomplex<f64>>, dense<[[(-1.25, -0.75), (0.25, -1.0)], [(2.0, -0.75), (0.75, -0.5)]]> : tensor<2x2xcomplex<f64>>, dense<[[(-0.5, -2.0), (1.5, -1.25), (1.75, -1.0), (-1.75, 1.25), (-2.0, 2.0)], [(-1.75, -1.5), (-1.25, -1.5), (-2.0, -1.25), (0.25, 0.0), (-1.25, -1.0)]]> : tensor<2x5xcomplex<f64>>, dense<[(0.25, -0.5), (0.75, 0.25), (0.75, 1.5), (2.0, 0xFFF8000000000000)]> : tensor<4xcomplex<f64>>, dense<[[(2.0, 1.75), (1.25, 0.75)], [(0.25, -1.0), (0.0, -0.75)]]> : tensor<2x2xcomplex<f64>>, dense<[[(-0.25, 1.5), (0.25, 0.5), (2.0, -1.5), (-2.0, 0.25), (1.25, -0.75)], [(1.25, 1.75), (1.25, -1.0), (-1.25, -0.75), (0.75, 1.0), (1.75, 1.0)]]> : tensor<2x5xcomplex<f64>>, dense<[(0.75, -0.5), (0.75, 2.0), (1.75, -1.75), (-0.25, 0xFFF8000000000000)]> : tensor<4xcomplex<f64>>, dense<[[(-0.25, -2.0), (-1.25, 1.5)], [(-0.25, -1.5), (1.75, 0.25)]]> : tensor<2x2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.all_reduce on complex<f64>, exact values
//   S: rank 1
//   S: rank 2
//   F: complex<f64>
//   E: complex<f64>
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [0.5,-1.0,0.25,1.25,2.0,-3.25,2.5,-1.0]
// legal 0 1: ["inf",-0.25,1.5,1.25,3.5,0.75,3.25,"nan"]
// legal 0 2: [-1.5,-0.5,3.0,-2.5,5.25,-0.75,-3.75,2.75,-2.0,3.0,-1.25,2.25,1.0,-3.25,-3.75,-3.0,0.25,-0.5,-0.25,0.5]
// legal 1 0: [0.5,-1.0,0.25,1.25,2.0,-3.25,2.5,-1.0]
// legal 1 1: ["inf",-0.25,1.5,1.25,3.5,0.75,3.25,"nan"]
// legal 1 2: [-1.5,-0.5,3.0,-2.5,5.25,-0.75,-3.75,2.75,-2.0,3.0,-1.25,2.25,1.0,-3.25,-3.75,-3.0,0.25,-0.5,-0.25,0.5]
// legal 2 0: [0.5,-1.0,0.25,1.25,2.0,-3.25,2.5,-1.0]
// legal 2 1: ["inf",-0.25,1.5,1.25,3.5,0.75,3.25,"nan"]
// legal 2 2: [-1.5,-0.5,3.0,-2.5,5.25,-0.75,-3.75,2.75,-2.0,3.0,-1.25,2.25,1.0,-3.25,-3.75,-3.0,0.25,-0.5,-0.25,0.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x5xcomplex<f64>>, %arg1: tensor<4xcomplex<f64>>, %arg2: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>) {
    %0, %1, %2 = "stablehlo.all_reduce"(%arg0, %arg1, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
    ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
      %5 = stablehlo.add %3, %4 : tensor<complex<f64>>
      stablehlo.return %5 : tensor<complex<f64>>
    }) : (tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> (tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>)
    return %2, %1, %0 : tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>
  }

  func.func @main(%input0: tensor<2x5xcomplex<f64>>, %input1: tensor<4xcomplex<f64>>, %input2: tensor<2x2xcomplex<f64>>, %input3: tensor<2x5xcomplex<f64>>, %input4: tensor<4xcomplex<f64>>, %input5: tensor<2x2xcomplex<f64>>, %input6: tensor<2x5xcomplex<f64>>, %input7: tensor<4xcomplex<f64>>, %input8: tensor<2x2xcomplex<f64>>) {
    %r:9 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8) {programs = [[@program], [@program], [@program]]} : (tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<2x5xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<[[0.5, 0.25], [2.0, 2.5]]> : tensor<2x2xf64>
    %v1 = stablehlo.imag %r#0 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v1, dense<[[-1.0, 1.25], [-3.25, -1.0]]> : tensor<2x2xf64>
    %v2 = stablehlo.real %r#1 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v3 = stablehlo.constant dense<[0xFFF0000000000000, 1.5, 3.5, 3.25]> : tensor<4xf64>
    %v4 = stablehlo.constant dense<[0x7FF0000000000000, 1.5, 3.5, 3.25]> : tensor<4xf64>
    %v5 = stablehlo.compare GE, %v2, %v4, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v6 = stablehlo.compare LE, %v2, %v3, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v7 = stablehlo.and %v5, %v6 : tensor<4xi1>
    %v8 = stablehlo.constant dense<[true, false, false, false]> : tensor<4xi1>
    %v9 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %v10 = stablehlo.compare EQ, %v2, %v9, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v11 = stablehlo.and %v10, %v8 : tensor<4xi1>
    %v12 = stablehlo.or %v7, %v11 : tensor<4xi1>
    check.expect_eq_const %v12, dense<true> : tensor<4xi1>
    %v13 = stablehlo.imag %r#1 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v14 = stablehlo.constant dense<[-0.25, 1.25, 0.75, 0xFFF0000000000000]> : tensor<4xf64>
    %v15 = stablehlo.constant dense<[-0.25, 1.25, 0.75, 0x7FF0000000000000]> : tensor<4xf64>
    %v16 = stablehlo.compare GE, %v13, %v15, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v17 = stablehlo.compare LE, %v13, %v14, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v18 = stablehlo.and %v16, %v17 : tensor<4xi1>
    %v19 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
    %v20 = stablehlo.compare NE, %v13, %v13, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v21 = stablehlo.and %v20, %v19 : tensor<4xi1>
    %v22 = stablehlo.or %v18, %v21 : tensor<4xi1>
    check.expect_eq_const %v22, dense<true> : tensor<4xi1>
    %v23 = stablehlo.real %r#2 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v23, dense<[[-1.5, 3.0, 5.25, -3.75, -2.0], [-1.25, 1.0, -3.75, 0.25, -0.25]]> : tensor<2x5xf64>
    %v24 = stablehlo.imag %r#2 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v24, dense<[[-0.5, -2.5, -0.75, 2.75, 3.0], [2.25, -3.25, -3.0, -0.5, 0.5]]> : tensor<2x5xf64>
    %v25 = stablehlo.real %r#3 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v25, dense<[[0.5, 0.25], [2.0, 2.5]]> : tensor<2x2xf64>
    %v26 = stablehlo.imag %r#3 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v26, dense<[[-1.0, 1.25], [-3.25, -1.0]]> : tensor<2x2xf64>
    %v27 = stablehlo.real %r#4 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v28 = stablehlo.constant dense<[0xFFF0000000000000, 1.5, 3.5, 3.25]> : tensor<4xf64>
    %v29 = stablehlo.constant dense<[0x7FF0000000000000, 1.5, 3.5, 3.25]> : tensor<4xf64>
    %v30 = stablehlo.compare GE, %v27, %v29, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v31 = stablehlo.compare LE, %v27, %v28, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v32 = stablehlo.and %v30, %v31 : tensor<4xi1>
    %v33 = stablehlo.constant dense<[true, false, false, false]> : tensor<4xi1>
    %v34 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %v35 = stablehlo.compare EQ, %v27, %v34, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v36 = stablehlo.and %v35, %v33 : tensor<4xi1>
    %v37 = stablehlo.or %v32, %v36 : tensor<4xi1>
    check.expect_eq_const %v37, dense<true> : tensor<4xi1>
    %v38 = stablehlo.imag %r#4 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v39 = stablehlo.constant dense<[-0.25, 1.25, 0.75, 0xFFF0000000000000]> : tensor<4xf64>
    %v40 = stablehlo.constant dense<[-0.25, 1.25, 0.75, 0x7FF0000000000000]> : tensor<4xf64>
    %v41 = stablehlo.compare GE, %v38, %v40, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v42 = stablehlo.compare LE, %v38, %v39, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v43 = stablehlo.and %v41, %v42 : tensor<4xi1>
    %v44 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
    %v45 = stablehlo.compare NE, %v38, %v38, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v46 = stablehlo.and %v45, %v44 : tensor<4xi1>
    %v47 = stablehlo.or %v43, %v46 : tensor<4xi1>
    check.expect_eq_const %v47, dense<true> : tensor<4xi1>
    %v48 = stablehlo.real %r#5 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v48, dense<[[-1.5, 3.0, 5.25, -3.75, -2.0], [-1.25, 1.0, -3.75, 0.25, -0.25]]> : tensor<2x5xf64>
    %v49 = stablehlo.imag %r#5 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v49, dense<[[-0.5, -2.5, -0.75, 2.75, 3.0], [2.25, -3.25, -3.0, -0.5, 0.5]]> : tensor<2x5xf64>
    %v50 = stablehlo.real %r#6 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v50, dense<[[0.5, 0.25], [2.0, 2.5]]> : tensor<2x2xf64>
    %v51 = stablehlo.imag %r#6 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v51, dense<[[-1.0, 1.25], [-3.25, -1.0]]> : tensor<2x2xf64>
    %v52 = stablehlo.real %r#7 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v53 = stablehlo.constant dense<[0xFFF0000000000000, 1.5, 3.5, 3.25]> : tensor<4xf64>
    %v54 = stablehlo.constant dense<[0x7FF0000000000000, 1.5, 3.5, 3.25]> : tensor<4xf64>
    %v55 = stablehlo.compare GE, %v52, %v54, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v56 = stablehlo.compare LE, %v52, %v53, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v57 = stablehlo.and %v55, %v56 : tensor<4xi1>
    %v58 = stablehlo.constant dense<[true, false, false, false]> : tensor<4xi1>
    %v59 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %v60 = stablehlo.compare EQ, %v52, %v59, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v61 = stablehlo.and %v60, %v58 : tensor<4xi1>
    %v62 = stablehlo.or %v57, %v61 : tensor<4xi1>
    check.expect_eq_const %v62, dense<true> : tensor<4xi1>
    %v63 = stablehlo.imag %r#7 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v64 = stablehlo.constant dense<[-0.25, 1.25, 0.75, 0xFFF0000000000000]> : tensor<4xf64>
    %v65 = stablehlo.constant dense<[-0.25, 1.25, 0.75, 0x7FF0000000000000]> : tensor<4xf64>
    %v66 = stablehlo.compare GE, %v63, %v65, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v67 = stablehlo.compare LE, %v63, %v64, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v68 = stablehlo.and %v66, %v67 : tensor<4xi1>
    %v69 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
    %v70 = stablehlo.compare NE, %v63, %v63, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v71 = stablehlo.and %v70, %v69 : tensor<4xi1>
    %v72 = stablehlo.or %v68, %v71 : tensor<4xi1>
    check.expect_eq_const %v72, dense<true> : tensor<4xi1>
    %v73 = stablehlo.real %r#8 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v73, dense<[[-1.5, 3.0, 5.25, -3.75, -2.0], [-1.25, 1.0, -3.75, 0.25, -0.25]]> : tensor<2x5xf64>
    %v74 = stablehlo.imag %r#8 : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xf64>
    check.expect_eq_const %v74, dense<[[-0.5, -2.5, -0.75, 2.75, 3.0], [2.25, -3.25, -3.0, -0.5, 0.5]]> : tensor<2x5xf64>
    func.return
  }
}
