// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.5, -3.125, 1.0, 0.90625, -3.25], [3.875, -0.96875, -3.125, -1.6875, 0x70]]> : tensor<2x5xf8E3M4>, dense<[[1.625, 0xF8, 0.53125, -3.0, 1.4375], [-3.625, -3.875, 2.5, -2.5, 0.875]]> : tensor<2x5xf8E3M4>, dense<[[0x78, 0.875, 0.96875, 1.0625, -1.8125], [3.375, 0.53125, 3.375, 1.125, -0.96875]]> : tensor<2x5xf8E3M4>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f8E3M4, envelope values
//   S: rank 2
//   E: f8E3M4
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: ["nan","nan",[1.9375,3.125],[-1.8125,-0.265625],[-4.75,-2.5],[2.0,5.25],[-5.25,-3.375],[1.4375,4.25],[-4.0,-2.125],"inf"]
// legal 1 0: ["nan","nan",[1.9375,3.125],[-1.8125,-0.265625],[-4.75,-2.5],[2.0,5.25],[-5.25,-3.375],[1.4375,4.25],[-4.0,-2.125],"inf"]
// legal 2 0: ["nan","nan",[1.9375,3.125],[-1.8125,-0.265625],[-4.75,-2.5],[2.0,5.25],[-5.25,-3.375],[1.4375,4.25],[-4.0,-2.125],"inf"]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x5xf8E3M4>) -> tensor<2x5xf8E3M4> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>}> : (tensor<2x5xf8E3M4>) -> tensor<2x5xf8E3M4>
    return %0 : tensor<2x5xf8E3M4>
  }

  func.func @main(%input0: tensor<2x5xf8E3M4>, %input1: tensor<2x5xf8E3M4>, %input2: tensor<2x5xf8E3M4>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>) -> (tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x5xf8E3M4>) -> tensor<2x5xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 3.125, -0.265625, -2.5], [5.25, -3.375, 4.25, -2.125, 0xFFF0000000000000]]> : tensor<2x5xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 1.9375, -1.8125, -4.75], [2.0, -5.25, 1.4375, -4.0, 0x7FF0000000000000]]> : tensor<2x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5xi1>
    %v6 = stablehlo.constant dense<[[true, true, false, false, false], [false, false, false, false, false]]> : tensor<2x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x5xi1>
    %v10 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, true]]> : tensor<2x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x5xi1>
    %v15 = stablehlo.convert %r#1 : (tensor<2x5xf8E3M4>) -> tensor<2x5xf64>
    %v16 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 3.125, -0.265625, -2.5], [5.25, -3.375, 4.25, -2.125, 0xFFF0000000000000]]> : tensor<2x5xf64>
    %v17 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 1.9375, -1.8125, -4.75], [2.0, -5.25, 1.4375, -4.0, 0x7FF0000000000000]]> : tensor<2x5xf64>
    %v18 = stablehlo.compare GE, %v15, %v17, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v19 = stablehlo.compare LE, %v15, %v16, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v20 = stablehlo.and %v18, %v19 : tensor<2x5xi1>
    %v21 = stablehlo.constant dense<[[true, true, false, false, false], [false, false, false, false, false]]> : tensor<2x5xi1>
    %v22 = stablehlo.compare NE, %v15, %v15, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v23 = stablehlo.and %v22, %v21 : tensor<2x5xi1>
    %v24 = stablehlo.or %v20, %v23 : tensor<2x5xi1>
    %v25 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, true]]> : tensor<2x5xi1>
    %v26 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5xf64>
    %v27 = stablehlo.compare EQ, %v15, %v26, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v28 = stablehlo.and %v27, %v25 : tensor<2x5xi1>
    %v29 = stablehlo.or %v24, %v28 : tensor<2x5xi1>
    check.expect_eq_const %v29, dense<true> : tensor<2x5xi1>
    %v30 = stablehlo.convert %r#2 : (tensor<2x5xf8E3M4>) -> tensor<2x5xf64>
    %v31 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 3.125, -0.265625, -2.5], [5.25, -3.375, 4.25, -2.125, 0xFFF0000000000000]]> : tensor<2x5xf64>
    %v32 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 1.9375, -1.8125, -4.75], [2.0, -5.25, 1.4375, -4.0, 0x7FF0000000000000]]> : tensor<2x5xf64>
    %v33 = stablehlo.compare GE, %v30, %v32, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v34 = stablehlo.compare LE, %v30, %v31, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v35 = stablehlo.and %v33, %v34 : tensor<2x5xi1>
    %v36 = stablehlo.constant dense<[[true, true, false, false, false], [false, false, false, false, false]]> : tensor<2x5xi1>
    %v37 = stablehlo.compare NE, %v30, %v30, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v38 = stablehlo.and %v37, %v36 : tensor<2x5xi1>
    %v39 = stablehlo.or %v35, %v38 : tensor<2x5xi1>
    %v40 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, true]]> : tensor<2x5xi1>
    %v41 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5xf64>
    %v42 = stablehlo.compare EQ, %v30, %v41, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v43 = stablehlo.and %v42, %v40 : tensor<2x5xi1>
    %v44 = stablehlo.or %v39, %v43 : tensor<2x5xi1>
    check.expect_eq_const %v44, dense<true> : tensor<2x5xi1>
    func.return
  }
}
