// RUN: stablehlo-translate --interpret %s --args='[dense<[0xFC, -6.0, 0x78, 0.001953125, -0.9375]> : tensor<5xf8E4M3>, dense<[1.0, -0.001953125, 0.5, 0x78, -0.34375]> : tensor<5xf8E4M3>, dense<[-0.375, 1.75, -0.0, 240.0, 0.875]> : tensor<5xf8E4M3>]'
// RUN: : @program
// stablehlo.tan on f8E4M3, special values
//   S: rank 1
//   E: f8E4M3
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: ["nan",[-1.625,2.25],"nan",[-1.875,2.0],[-3.25,0.75]]
// legal 1 0: [[-0.5625,3.5],[-2.0,1.875],[-1.5,2.5],"nan",[-2.25,1.625]]
// legal 2 0: [[-2.25,1.625],[-8.0,-3.25],[-2.0,2.0],[0.6875,5.0],[-0.875,3.25]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<5xf8E4M3>) -> tensor<5xf8E4M3> {
    %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 0.0009765625, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<5xf8E4M3>
    return %0 : tensor<5xf8E4M3>
  }

  func.func @main(%input0: tensor<5xf8E4M3>, %input1: tensor<5xf8E4M3>, %input2: tensor<5xf8E4M3>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf8E4M3>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, 2.25, 0xFFF0000000000000, 2.0, 0.75]> : tensor<5xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, -1.625, 0x7FF0000000000000, -1.875, -3.25]> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    %v6 = stablehlo.constant dense<[true, false, true, false, false]> : tensor<5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5xi1>
    check.expect_eq_const %v9, dense<true> : tensor<5xi1>
    %v10 = stablehlo.convert %r#1 : (tensor<5xf8E4M3>) -> tensor<5xf64>
    %v11 = stablehlo.constant dense<[3.5, 1.875, 2.5, 0xFFF0000000000000, 1.625]> : tensor<5xf64>
    %v12 = stablehlo.constant dense<[-0.5625, -2.0, -1.5, 0x7FF0000000000000, -2.25]> : tensor<5xf64>
    %v13 = stablehlo.compare GE, %v10, %v12, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v14 = stablehlo.compare LE, %v10, %v11, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v15 = stablehlo.and %v13, %v14 : tensor<5xi1>
    %v16 = stablehlo.constant dense<[false, false, false, true, false]> : tensor<5xi1>
    %v17 = stablehlo.compare NE, %v10, %v10, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v18 = stablehlo.and %v17, %v16 : tensor<5xi1>
    %v19 = stablehlo.or %v15, %v18 : tensor<5xi1>
    check.expect_eq_const %v19, dense<true> : tensor<5xi1>
    %v20 = stablehlo.convert %r#2 : (tensor<5xf8E4M3>) -> tensor<5xf64>
    %v21 = stablehlo.constant dense<[1.625, -3.25, 2.0, 5.0, 3.25]> : tensor<5xf64>
    %v22 = stablehlo.constant dense<[-2.25, -8.0, -2.0, 0.6875, -0.875]> : tensor<5xf64>
    %v23 = stablehlo.compare GE, %v20, %v22, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v24 = stablehlo.compare LE, %v20, %v21, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<5xi1>
    check.expect_eq_const %v25, dense<true> : tensor<5xi1>
    func.return
  }
}
