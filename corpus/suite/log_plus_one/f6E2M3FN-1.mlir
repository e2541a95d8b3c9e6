// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.875, 0.75, 0.0], [5.5, 0.5, 6.0], [-0.25, 0.0, -0.0]], [[0.125, -0.5, 0.625], [0.0, -7.5, -0.0], [1.375, 0.125, -0.0]], [[7.5, -3.25, -1.375], [1.0, 7.5, -7.0], [-0.75, -0.375, -3.25]], [[1.0, 2.25, -2.5], [1.125, -1.0, -0.875], [-0.5, 4.0, -0.25]], [[-7.5, -3.0, 0.5], [-0.0, -0.5, 0.75], [-0.625, 7.5, -0.0]]]> : tensor<5x3x3xf6E2M3FN>, dense<[[[6.0, 7.5, 0.0], [0.5, -0.0, -0.125], [0.5, 1.375, -0.875]], [[-0.5, -1.0, -7.5], [1.0, -1.0, 0.5], [-7.5, 7.5, 0.75]], [[1.0, 7.5, -7.5], [0.0, -0.0, 1.0], [-3.5, -0.0, 1.0]], [[0.125, -1.375, -7.5], [-1.25, 0.125, 0.875], [-0.125, 7.5, -0.0]], [[7.5, 0.5, 1.75], [1.0, -3.0, 0.875], [-1.0, 1.0, 0.0]]]> : tensor<5x3x3xf6E2M3FN>, dense<[[[3.75, -0.0, 0.125], [-0.75, 0.0, -4.5], [3.75, 3.0, -0.375]], [[-0.25, 1.0, 0.0], [1.0, -2.5, -3.25], [1.0, -1.75, -2.5]], [[-0.125, 3.0, -0.5], [-3.0, 0.125, 4.0], [7.5, -0.5, 2.0]], [[0.75, 0.875, 1.0], [-2.75, 0.125, -0.0], [-0.75, -3.75, -0.5]], [[-1.0, -2.0, -0.5], [7.5, 3.75, 1.0], [0.0, 1.0, -0.125]]]> : tensor<5x3x3xf6E2M3FN>, dense<[[[7.5, 0.875, -1.0], [0.875, -0.125, 0.0], [-0.0, 0.5, -0.75]], [[-1.0, -3.0, 0.125], [1.0, -2.75, 1.0], [-6.0, 7.5, -0.0]], [[0.875, -1.0, 1.0], [-3.75, -1.0, -0.0], [1.0, -7.5, 0.0]], [[-0.25, -6.0, -1.0], [-0.875, -3.5, -0.0], [-0.75, -0.0, 3.25]], [[-0.375, 0.5, -7.0], [-1.0, -4.0, -1.0], [1.0, 1.0, 0.875]]]> : tensor<5x3x3xf6E2M3FN>]'
// RUN: : @program
// stablehlo.log_plus_one on f6E2M3FN, special values
//   S: rank 3+
//   E: f6E2M3FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-3.0,-1.125],[0.375,0.75],[0.0,0.0],[1.0,2.75],[0.25,0.5],[1.0,2.75],[-0.375,-0.25],[0.0,0.0],[0.0,0.0],[-0.0,0.125],[-1.0,-0.375],[0.25,0.625],[0.0,0.0],null,[0.0,0.0],[0.5,1.25],[-0.0,0.125],[0.0,0.0],[1.125,3.0],null,null,[0.375,1.0],[1.125,3.0],null,[-2.0,-0.75],[-0.625,-0.25],null,[0.375,1.0],[0.625,1.75],null,[0.5,1.125],null,[-3.0,-1.125],[-1.0,-0.375],[0.875,2.25],[-0.375,-0.25],null,null,[0.25,0.5],[0.0,0.0],[-1.0,-0.375],[0.375,0.75],[-1.375,-0.5],[1.125,3.0],[0.0,0.0]]
// legal 1 0: [[1.0,2.75],[1.125,3.0],[0.0,0.0],[0.25,0.5],[0.0,0.0],[-0.25,-0.125],[0.25,0.5],[0.5,1.25],[-3.0,-1.125],[-1.0,-0.375],null,null,[0.375,1.0],null,[0.25,0.5],null,[1.125,3.0],[0.375,0.75],[0.375,1.0],[1.125,3.0],null,[0.0,0.0],[0.0,0.0],[0.375,1.0],null,[0.0,0.0],[0.375,1.0],[-0.0,0.125],null,null,null,[-0.0,0.125],[0.375,0.875],[-0.25,-0.125],[1.125,3.0],[0.0,0.0],[1.125,3.0],[0.25,0.5],[0.625,1.5],[0.375,1.0],null,[0.375,0.875],null,[0.375,1.0],[0.0,0.0]]
// legal 2 0: [[0.875,2.25],[0.0,0.0],[-0.0,0.125],[-2.0,-0.75],[0.0,0.0],null,[0.875,2.25],[0.75,2.0],[-0.625,-0.25],[-0.375,-0.25],[0.375,1.0],[0.0,0.0],[0.375,1.0],null,null,[0.375,1.0],null,null,[-0.25,-0.125],[0.75,2.0],[-1.0,-0.375],null,[-0.0,0.125],[0.875,2.25],[1.125,3.0],[-1.0,-0.375],[0.625,1.625],[0.375,0.75],[0.375,0.875],[0.375,1.0],null,[-0.0,0.125],[0.0,0.0],[-2.0,-0.75],null,[-1.0,-0.375],null,null,[-1.0,-0.375],[1.125,3.0],[0.875,2.25],[0.375,1.0],[0.0,0.0],[0.375,1.0],[-0.25,-0.125]]
// legal 3 0: [[1.125,3.0],[0.375,0.875],null,[0.375,0.875],[-0.25,-0.125],[0.0,0.0],[0.0,0.0],[0.25,0.5],[-2.0,-0.75],null,null,[-0.0,0.125],[0.375,1.0],null,[0.375,1.0],null,[1.125,3.0],[0.0,0.0],[0.375,0.875],null,[0.375,1.0],null,null,[0.0,0.0],[0.375,1.0],null,[0.0,0.0],[-0.375,-0.25],null,null,[-3.0,-1.125],null,[0.0,0.0],[-2.0,-0.75],[0.0,0.0],[0.75,2.0],[-0.625,-0.25],[0.25,0.5],null,null,null,null,[0.375,1.0],[0.375,1.0],[0.375,0.875]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<5x3x3xf6E2M3FN>) -> tensor<5x3x3xf6E2M3FN> {
    %0 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 0.5, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<5x3x3xf6E2M3FN>
    return %0 : tensor<5x3x3xf6E2M3FN>
  }

  func.func @main(%input0: tensor<5x3x3xf6E2M3FN>, %input1: tensor<5x3x3xf6E2M3FN>, %input2: tensor<5x3x3xf6E2M3FN>, %input3: tensor<5x3x3xf6E2M3FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<5x3x3xf6E2M3FN>, tensor<5x3x3xf6E2M3FN>, tensor<5x3x3xf6E2M3FN>, tensor<5x3x3xf6E2M3FN>) -> (tensor<5x3x3xf6E2M3FN>, tensor<5x3x3xf6E2M3FN>, tensor<5x3x3xf6E2M3FN>, tensor<5x3x3xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x3x3xf6E2M3FN>) -> tensor<5x3x3xf64>
    %v1 = stablehlo.constant dense<[[[-1.125, 0.75, 0.0], [2.75, 0.5, 2.75], [-0.25, 0.0, 0.0]], [[0.125, -0.375, 0.625], [0.0, 0x7FF0000000000000, 0.0], [1.25, 0.125, 0.0]], [[3.0, 0x7FF0000000000000, 0x7FF0000000000000], [1.0, 3.0, 0x7FF0000000000000], [-0.75, -0.25, 0x7FF0000000000000]], [[1.0, 1.75, 0x7FF0000000000000], [1.125, 0x7FF0000000000000, -1.125], [-0.375, 2.25, -0.25]], [[0x7FF0000000000000, 0x7FF0000000000000, 0.5], [0.0, -0.375, 0.75], [-0.5, 3.0, 0.0]]]> : tensor<5x3x3xf64>
    %v2 = stablehlo.constant dense<[[[-3.0, 0.375, 0.0], [1.0, 0.25, 1.0], [-0.375, 0.0, 0.0]], [[-0.0, -1.0, 0.25], [0.0, 0xFFF0000000000000, 0.0], [0.5, -0.0, 0.0]], [[1.125, 0xFFF0000000000000, 0xFFF0000000000000], [0.375, 1.125, 0xFFF0000000000000], [-2.0, -0.625, 0xFFF0000000000000]], [[0.375, 0.625, 0xFFF0000000000000], [0.5, 0xFFF0000000000000, -3.0], [-1.0, 0.875, -0.375]], [[0xFFF0000000000000, 0xFFF0000000000000, 0.25], [0.0, -1.0, 0.375], [-1.375, 1.125, 0.0]]]> : tensor<5x3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x3x3xi1>
    %v6 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, true, false], [false, false, false]], [[false, true, true], [false, false, true], [false, false, true]], [[false, false, true], [false, true, false], [false, false, false]], [[true, true, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x3x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x3x3xi1>
    %v10 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, true, false], [false, false, false]], [[false, true, true], [false, false, true], [false, false, true]], [[false, false, true], [false, true, false], [false, false, false]], [[true, true, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x3x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x3x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x3x3xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, true, false], [false, false, false]], [[false, true, true], [false, false, true], [false, false, true]], [[false, false, true], [false, true, false], [false, false, false]], [[true, true, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x3x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x3x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x3x3xi1>
    %v20 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, true, false], [false, false, false]], [[false, true, true], [false, false, true], [false, false, true]], [[false, false, true], [false, true, false], [false, false, false]], [[true, true, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x3x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x3x3xi1>
    %v22 = stablehlo.convert %r#1 : (tensor<5x3x3xf6E2M3FN>) -> tensor<5x3x3xf64>
    %v23 = stablehlo.constant dense<[[[2.75, 3.0, 0.0], [0.5, 0.0, -0.125], [0.5, 1.25, -1.125]], [[-0.375, 0x7FF0000000000000, 0x7FF0000000000000], [1.0, 0x7FF0000000000000, 0.5], [0x7FF0000000000000, 3.0, 0.75]], [[1.0, 3.0, 0x7FF0000000000000], [0.0, 0.0, 1.0], [0x7FF0000000000000, 0.0, 1.0]], [[0.125, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0.125, 0.875], [-0.125, 3.0, 0.0]], [[3.0, 0.5, 1.5], [1.0, 0x7FF0000000000000, 0.875], [0x7FF0000000000000, 1.0, 0.0]]]> : tensor<5x3x3xf64>
    %v24 = stablehlo.constant dense<[[[1.0, 1.125, 0.0], [0.25, 0.0, -0.25], [0.25, 0.5, -3.0]], [[-1.0, 0xFFF0000000000000, 0xFFF0000000000000], [0.375, 0xFFF0000000000000, 0.25], [0xFFF0000000000000, 1.125, 0.375]], [[0.375, 1.125, 0xFFF0000000000000], [0.0, 0.0, 0.375], [0xFFF0000000000000, 0.0, 0.375]], [[-0.0, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, -0.0, 0.375], [-0.25, 1.125, 0.0]], [[1.125, 0.25, 0.625], [0.375, 0xFFF0000000000000, 0.375], [0xFFF0000000000000, 0.375, 0.0]]]> : tensor<5x3x3xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<5x3x3xi1>
    %v28 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, true, true], [false, true, false], [true, false, false]], [[false, false, true], [false, false, false], [true, false, false]], [[false, true, true], [true, false, false], [false, false, false]], [[false, false, false], [false, true, false], [true, false, false]]]> : tensor<5x3x3xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<5x3x3xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<5x3x3xi1>
    %v32 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, true, true], [false, true, false], [true, false, false]], [[false, false, true], [false, false, false], [true, false, false]], [[false, true, true], [true, false, false], [false, false, false]], [[false, false, false], [false, true, false], [true, false, false]]]> : tensor<5x3x3xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x3x3xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<5x3x3xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<5x3x3xi1>
    %v37 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, true, true], [false, true, false], [true, false, false]], [[false, false, true], [false, false, false], [true, false, false]], [[false, true, true], [true, false, false], [false, false, false]], [[false, false, false], [false, true, false], [true, false, false]]]> : tensor<5x3x3xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x3x3xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<5x3x3xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<5x3x3xi1>
    %v42 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, true, true], [false, true, false], [true, false, false]], [[false, false, true], [false, false, false], [true, false, false]], [[false, true, true], [true, false, false], [false, false, false]], [[false, false, false], [false, true, false], [true, false, false]]]> : tensor<5x3x3xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<5x3x3xi1>
    check.expect_eq_const %v43, dense<true> : tensor<5x3x3xi1>
    %v44 = stablehlo.convert %r#2 : (tensor<5x3x3xf6E2M3FN>) -> tensor<5x3x3xf64>
    %v45 = stablehlo.constant dense<[[[2.25, 0.0, 0.125], [-0.75, 0.0, 0x7FF0000000000000], [2.25, 2.0, -0.25]], [[-0.25, 1.0, 0.0], [1.0, 0x7FF0000000000000, 0x7FF0000000000000], [1.0, 0x7FF0000000000000, 0x7FF0000000000000]], [[-0.125, 2.0, -0.375], [0x7FF0000000000000, 0.125, 2.25], [3.0, -0.375, 1.625]], [[0.75, 0.875, 1.0], [0x7FF0000000000000, 0.125, 0.0], [-0.75, 0x7FF0000000000000, -0.375]], [[0x7FF0000000000000, 0x7FF0000000000000, -0.375], [3.0, 2.25, 1.0], [0.0, 1.0, -0.125]]]> : tensor<5x3x3xf64>
    %v46 = stablehlo.constant dense<[[[0.875, 0.0, -0.0], [-2.0, 0.0, 0xFFF0000000000000], [0.875, 0.75, -0.625]], [[-0.375, 0.375, 0.0], [0.375, 0xFFF0000000000000, 0xFFF0000000000000], [0.375, 0xFFF0000000000000, 0xFFF0000000000000]], [[-0.25, 0.75, -1.0], [0xFFF0000000000000, -0.0, 0.875], [1.125, -1.0, 0.625]], [[0.375, 0.375, 0.375], [0xFFF0000000000000, -0.0, 0.0], [-2.0, 0xFFF0000000000000, -1.0]], [[0xFFF0000000000000, 0xFFF0000000000000, -1.0], [1.125, 0.875, 0.375], [0.0, 0.375, -0.25]]]> : tensor<5x3x3xf64>
    %v47 = stablehlo.compare GE, %v44, %v46, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v48 = stablehlo.compare LE, %v44, %v45, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v49 = stablehlo.and %v47, %v48 : tensor<5x3x3xi1>
    %v50 = stablehlo.constant dense<[[[false, false, false], [false, false, true], [false, false, false]], [[false, false, false], [false, true, true], [false, true, true]], [[false, false, false], [true, false, false], [false, false, false]], [[false, false, false], [true, false, false], [false, true, false]], [[true, true, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v51 = stablehlo.compare NE, %v44, %v44, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v52 = stablehlo.and %v51, %v50 : tensor<5x3x3xi1>
    %v53 = stablehlo.or %v49, %v52 : tensor<5x3x3xi1>
    %v54 = stablehlo.constant dense<[[[false, false, false], [false, false, true], [false, false, false]], [[false, false, false], [false, true, true], [false, true, true]], [[false, false, false], [true, false, false], [false, false, false]], [[false, false, false], [true, false, false], [false, true, false]], [[true, true, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v55 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x3x3xf64>
    %v56 = stablehlo.compare EQ, %v44, %v55, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v57 = stablehlo.and %v56, %v54 : tensor<5x3x3xi1>
    %v58 = stablehlo.or %v53, %v57 : tensor<5x3x3xi1>
    %v59 = stablehlo.constant dense<[[[false, false, false], [false, false, true], [false, false, false]], [[false, false, false], [false, true, true], [false, true, true]], [[false, false, false], [true, false, false], [false, false, false]], [[false, false, false], [true, false, false], [false, true, false]], [[true, true, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v60 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x3x3xf64>
    %v61 = stablehlo.compare EQ, %v44, %v60, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v62 = stablehlo.and %v61, %v59 : tensor<5x3x3xi1>
    %v63 = stablehlo.or %v58, %v62 : tensor<5x3x3xi1>
    %v64 = stablehlo.constant dense<[[[false, false, false], [false, false, true], [false, false, false]], [[false, false, false], [false, true, true], [false, true, true]], [[false, false, false], [true, false, false], [false, false, false]], [[false, false, false], [true, false, false], [false, true, false]], [[true, true, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v65 = stablehlo.or %v63, %v64 : tensor<5x3x3xi1>
    check.expect_eq_const %v65, dense<true> : tensor<5x3x3xi1>
    %v66 = stablehlo.convert %r#3 : (tensor<5x3x3xf6E2M3FN>) -> tensor<5x3x3xf64>
    %v67 = stablehlo.constant dense<[[[3.0, 0.875, 0x7FF0000000000000], [0.875, -0.125, 0.0], [0.0, 0.5, -0.75]], [[0x7FF0000000000000, 0x7FF0000000000000, 0.125], [1.0, 0x7FF0000000000000, 1.0], [0x7FF0000000000000, 3.0, 0.0]], [[0.875, 0x7FF0000000000000, 1.0], [0x7FF0000000000000, 0x7FF0000000000000, 0.0], [1.0, 0x7FF0000000000000, 0.0]], [[-0.25, 0x7FF0000000000000, 0x7FF0000000000000], [-1.125, 0x7FF0000000000000, 0.0], [-0.75, 0.0, 2.0]], [[-0.25, 0.5, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [1.0, 1.0, 0.875]]]> : tensor<5x3x3xf64>
    %v68 = stablehlo.constant dense<[[[1.125, 0.375, 0xFFF0000000000000], [0.375, -0.25, 0.0], [0.0, 0.25, -2.0]], [[0xFFF0000000000000, 0xFFF0000000000000, -0.0], [0.375, 0xFFF0000000000000, 0.375], [0xFFF0000000000000, 1.125, 0.0]], [[0.375, 0xFFF0000000000000, 0.375], [0xFFF0000000000000, 0xFFF0000000000000, 0.0], [0.375, 0xFFF0000000000000, 0.0]], [[-0.375, 0xFFF0000000000000, 0xFFF0000000000000], [-3.0, 0xFFF0000000000000, 0.0], [-2.0, 0.0, 0.75]], [[-0.625, 0.25, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0.375, 0.375, 0.375]]]> : tensor<5x3x3xf64>
    %v69 = stablehlo.compare GE, %v66, %v68, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v70 = stablehlo.compare LE, %v66, %v67, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v71 = stablehlo.and %v69, %v70 : tensor<5x3x3xi1>
    %v72 = stablehlo.constant dense<[[[false, false, true], [false, false, false], [false, false, false]], [[true, true, false], [false, true, false], [true, false, false]], [[false, true, false], [true, true, false], [false, true, false]], [[false, true, true], [false, true, false], [false, false, false]], [[false, false, true], [true, true, true], [false, false, false]]]> : tensor<5x3x3xi1>
    %v73 = stablehlo.compare NE, %v66, %v66, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v74 = stablehlo.and %v73, %v72 : tensor<5x3x3xi1>
    %v75 = stablehlo.or %v71, %v74 : tensor<5x3x3xi1>
    %v76 = stablehlo.constant dense<[[[false, false, true], [false, false, false], [false, false, false]], [[true, true, false], [false, true, false], [true, false, false]], [[false, true, false], [true, true, false], [false, true, false]], [[false, true, true], [false, true, false], [false, false, false]], [[false, false, true], [true, true, true], [false, false, false]]]> : tensor<5x3x3xi1>
    %v77 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x3x3xf64>
    %v78 = stablehlo.compare EQ, %v66, %v77, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v79 = stablehlo.and %v78, %v76 : tensor<5x3x3xi1>
    %v80 = stablehlo.or %v75, %v79 : tensor<5x3x3xi1>
    %v81 = stablehlo.constant dense<[[[false, false, true], [false, false, false], [false, false, false]], [[true, true, false], [false, true, false], [true, false, false]], [[false, true, false], [true, true, false], [false, true, false]], [[false, true, true], [false, true, false], [false, false, false]], [[false, false, true], [true, true, true], [false, false, false]]]> : tensor<5x3x3xi1>
    %v82 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x3x3xf64>
    %v83 = stablehlo.compare EQ, %v66, %v82, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v84 = stablehlo.and %v83, %v81 : tensor<5x3x3xi1>
    %v85 = stablehlo.or %v80, %v84 : tensor<5x3x3xi1>
    %v86 = stablehlo.constant dense<[[[false, false, true], [false, false, false], [false, false, false]], [[true, true, false], [false, true, false], [true, false, false]], [[false, true, false], [true, true, false], [false, true, false]], [[false, true, true], [false, true, false], [false, false, false]], [[false, false, true], [true, true, true], [false, false, false]]]> : tensor<5x3x3xi1>
    %v87 = stablehlo.or %v85, %v86 : tensor<5x3x3xi1>
    check.expect_eq_const %v87, dense<true> : tensor<5x3x3xi1>
    func.return
  }
}
