// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0xFF, -0.5], [0xFF, -0.5], [-0.001953125, 0.5], [0xFF, -0.5], [-448.0, -0.5]], [[0.5, -7.5], [448.0, 4.0], [0.001953125, 7.5], [0.0, -0.4375], [0.001953125, 7.5]], [[-0.28125, -448.0], [-6.5, -2.75], [5.0, 0x7F], [-1.875, -0.013671875], [-0.0, 0.375]], [[448.0, 448.0], [5.0, -0.0], [1.0, 4.5], [-448.0, -1.75], [1.125, -0.0]]]> : tensor<4x5x2xf8E4M3FN>, dense<[[[2.0, 6.5], [-448.0, 0.46875], [-448.0, 0xFF], [-2.25, -6.0], [6.5, -0.5]], [[-0.5, -0.5625], [0.3125, -3.75], [448.0, 0.015625], [0.013671875, 0.6875], [0.015625, 0.40625]], [[-7.0, -4.0], [-4.5, -0.6875], [0.4375, 5.5], [-0.4375, -0.75], [7.0, 0.0]], [[-1.75, 0.28125], [-4.0, -0.5], [-0.015625, -0.5625], [-5.5, -1.625], [-0.0, 0.0]]]> : tensor<4x5x2xf8E4M3FN>, dense<[[[-2.5, -0.9375], [0.5, 0.6875], [-448.0, 0x7F], [0.0, 1.0], [448.0, 1.375]], [[-0.0, -6.5], [-0.28125, 2.75], [0xFF, 0.5], [0.013671875, 7.5], [-2.25, 0xFF]], [[0.9375, -0.34375], [4.5, 2.5], [-4.5, -448.0], [0x7F, 3.5], [-1.125, -1.0]], [[-1.5, 0.4375], [2.25, 0.875], [0.001953125, -0.375], [448.0, 0.015625], [0.0, 1.375]]]> : tensor<4x5x2xf8E4M3FN>, dense<[[[1.0, -0.0], [1.875, -0.75], [0.0, 0x7F], [-448.0, 3.25], [-0.28125, 1.125]], [[-4.5, 1.0], [-0.3125, -0.25], [-1.0, 0.3125], [1.125, -0.34375], [1.375, -1.5]], [[-0.0, 3.75], [-448.0, 0.28125], [0.46875, -0.25], [-1.875, 0.46875], [-448.0, -0.25]], [[0.5, 1.75], [-0.013671875, -0.5], [-0.0, 0.0], [0.015625, -0.46875], [-7.0, -5.0]]]> : tensor<4x5x2xf8E4M3FN>, dense<[[[0xFF, -1.875], [1.75, -0.015625], [-0.5625, -0.8125], [-0.015625, 6.0], [1.5, -1.875]], [[0x7F, -0.4375], [448.0, -0.5], [-0.5, 5.0], [0.001953125, 0.9375], [-0.5, 0.013671875]], [[6.0, -2.75], [-448.0, 0.34375], [0.013671875, 0.001953125], [448.0, -0.4375], [0.6875, -5.5]], [[-448.0, 2.5], [0.4375, -448.0], [2.0, 1.5], [0.001953125, 0.875], [-0.875, -1.625]]]> : tensor<4x5x2xf8E4M3FN>, dense<[[[448.0, -0.013671875], [2.25, -0.4375], [0x7F, -0.5], [0.015625, 2.0], [-448.0, 0x7F]], [[4.0, -1.875], [-6.5, 0x7F], [1.375, -448.0], [0x7F, -0.75], [-6.5, 0xFF]], [[0.40625, -3.0], [-448.0, 0.0], [-1.0, 1.875], [4.5, 0.015625], [-3.0, -2.25]], [[448.0, -4.5], [-1.5, 0.4375], [0x7F, -0.5625], [-0.5625, 5.5], [-1.125, -6.5]]]> : tensor<4x5x2xf8E4M3FN>, dense<[[[1.625, -0.46875], [-0.0, 0.40625], [-0.625, 448.0], [-0.8125, -2.0], [0xFF, 6.5]], [[-0.001953125, 0.5], [0.001953125, -0.001953125], [0.015625, 3.5], [-0.375, 0.0], [1.0, -1.375]], [[0.40625, -1.25], [0.013671875, 0x7F], [448.0, -1.125], [0.5, 0.5], [0xFF, 2.75]], [[-0.25, 0.3125], [-448.0, 0.015625], [0.5625, -7.0], [0.001953125, -0.015625], [0xFF, 0.5]]]> : tensor<4x5x2xf8E4M3FN>, dense<[[[-448.0, 1.625], [0.375, -2.0], [448.0, -0.625], [448.0, -0.625], [-2.0, -0.8125]], [[-4.5, -0.5], [0.625, -1.75], [0.013671875, -4.0], [-0.015625, -0.5], [-0.5, -0.0]], [[3.0, 0.001953125], [-1.75, -0.013671875], [0.001953125, 2.75], [0.6875, -6.0], [-2.5, -3.0]], [[0.6875, 448.0], [0.5, 0.34375], [-7.0, -0.013671875], [2.5, 0.8125], [-1.0, 0.0]]]> : tensor<4x5x2xf8E4M3FN>]'
// RUN: : @program
// chlo.zeta on f8E4M3FN, special values
//   S: rank 3+
//   E: f8E4M3FN
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 1 0: [null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 2 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 3 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<4x5x2xf8E4M3FN>, %arg1: tensor<4x5x2xf8E4M3FN>) -> tensor<4x5x2xf8E4M3FN> {
    %0 = chlo.zeta %arg0, %arg1 : tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN> -> tensor<4x5x2xf8E4M3FN>
    return %0 : tensor<4x5x2xf8E4M3FN>
  }

  func.func @main(%input0: tensor<4x5x2xf8E4M3FN>, %input1: tensor<4x5x2xf8E4M3FN>, %input2: tensor<4x5x2xf8E4M3FN>, %input3: tensor<4x5x2xf8E4M3FN>, %input4: tensor<4x5x2xf8E4M3FN>, %input5: tensor<4x5x2xf8E4M3FN>, %input6: tensor<4x5x2xf8E4M3FN>, %input7: tensor<4x5x2xf8E4M3FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program], [@program, @program]]} : (tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>) -> (tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>, tensor<4x5x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x5x2xf8E4M3FN>) -> tensor<4x5x2xf64>
    %v1 = stablehlo.constant dense<448.0> : tensor<4x5x2xf64>
    %v2 = stablehlo.constant dense<-448.0> : tensor<4x5x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x5x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x5x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x5x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x5x2xi1>
    %v10 = stablehlo.constant dense<true> : tensor<4x5x2xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<4x5x2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<4x5x2xi1>
    %v12 = stablehlo.convert %r#1 : (tensor<4x5x2xf8E4M3FN>) -> tensor<4x5x2xf64>
    %v13 = stablehlo.constant dense<[[[448.0, 448.0], [448.0, 448.0], [448.0, 0xFFF0000000000000], [448.0, 448.0], [448.0, 448.0]], [[448.0, 448.0], [448.0, 448.0], [448.0, 448.0], [448.0, 448.0], [448.0, 448.0]], [[448.0, 448.0], [448.0, 448.0], [448.0, 448.0], [448.0, 448.0], [448.0, 448.0]], [[448.0, 448.0], [448.0, 448.0], [448.0, 448.0], [448.0, 448.0], [448.0, 448.0]]]> : tensor<4x5x2xf64>
    %v14 = stablehlo.constant dense<[[[-448.0, -448.0], [-448.0, -448.0], [-448.0, 0x7FF0000000000000], [-448.0, -448.0], [-448.0, -448.0]], [[-448.0, -448.0], [-448.0, -448.0], [-448.0, -448.0], [-448.0, -448.0], [-448.0, -448.0]], [[-448.0, -448.0], [-448.0, -448.0], [-448.0, -448.0], [-448.0, -448.0], [-448.0, -448.0]], [[-448.0, -448.0], [-448.0, -448.0], [-448.0, -448.0], [-448.0, -448.0], [-448.0, -448.0]]]> : tensor<4x5x2xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<4x5x2xi1>
    %v18 = stablehlo.constant dense<true> : tensor<4x5x2xi1>
    %v19 = stablehlo.compare NE, %v12, %v12, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v20 = stablehlo.and %v19, %v18 : tensor<4x5x2xi1>
    %v21 = stablehlo.or %v17, %v20 : tensor<4x5x2xi1>
    %v22 = stablehlo.constant dense<[[[true, true], [true, true], [true, false], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]]]> : tensor<4x5x2xi1>
    %v23 = stablehlo.or %v21, %v22 : tensor<4x5x2xi1>
    check.expect_eq_const %v23, dense<true> : tensor<4x5x2xi1>
    %v24 = stablehlo.convert %r#2 : (tensor<4x5x2xf8E4M3FN>) -> tensor<4x5x2xf64>
    %v25 = stablehlo.constant dense<448.0> : tensor<4x5x2xf64>
    %v26 = stablehlo.constant dense<-448.0> : tensor<4x5x2xf64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v29 = stablehlo.and %v27, %v28 : tensor<4x5x2xi1>
    %v30 = stablehlo.constant dense<true> : tensor<4x5x2xi1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v32 = stablehlo.and %v31, %v30 : tensor<4x5x2xi1>
    %v33 = stablehlo.or %v29, %v32 : tensor<4x5x2xi1>
    %v34 = stablehlo.constant dense<true> : tensor<4x5x2xi1>
    %v35 = stablehlo.or %v33, %v34 : tensor<4x5x2xi1>
    check.expect_eq_const %v35, dense<true> : tensor<4x5x2xi1>
    %v36 = stablehlo.convert %r#3 : (tensor<4x5x2xf8E4M3FN>) -> tensor<4x5x2xf64>
    %v37 = stablehlo.constant dense<448.0> : tensor<4x5x2xf64>
    %v38 = stablehlo.constant dense<-448.0> : tensor<4x5x2xf64>
    %v39 = stablehlo.compare GE, %v36, %v38, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v40 = stablehlo.compare LE, %v36, %v37, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v41 = stablehlo.and %v39, %v40 : tensor<4x5x2xi1>
    %v42 = stablehlo.constant dense<true> : tensor<4x5x2xi1>
    %v43 = stablehlo.compare NE, %v36, %v36, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v44 = stablehlo.and %v43, %v42 : tensor<4x5x2xi1>
    %v45 = stablehlo.or %v41, %v44 : tensor<4x5x2xi1>
    %v46 = stablehlo.constant dense<true> : tensor<4x5x2xi1>
    %v47 = stablehlo.or %v45, %v46 : tensor<4x5x2xi1>
    check.expect_eq_const %v47, dense<true> : tensor<4x5x2xi1>
    func.return
  }
}
