// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.00012207031, 1.125, -1.0, 0.0009765625], [4.0, 1.625, 30.0, -1.125]], [[-30.0, -0.28125, 0x80, 0.0008544922], [-1.0, 0x80, 2.5, -30.0]]]> : tensor<2x2x4xf8E4M3B11FNUZ>, dense<[[[0.0008544922, -0.5, 1.125, -30.0], [-1.0, 0.0, 2.25, -1.75]], [[6.5, -1.0, 30.0, 0.0009765625], [-1.125, 0.6875, -0.3125, 30.0]]]> : tensor<2x2x4xf8E4M3B11FNUZ>, dense<[[[-0.00012207031, 0.8125, -0.5, -0.0009765625], [-0.5, -0.0008544922, 0x80, -5.0]], [[1.375, -0.40625, 30.0, 0.0009765625], [0.00012207031, 0.625, 0.9375, 2.75]]]> : tensor<2x2x4xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.lgamma on f8E4M3B11FNUZ, special values
//   S: rank 3+
//   E: f8E4M3B11FNUZ
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,"nan",null,null,"nan",null,null]
// legal 1 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 2 0: [null,null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x2x4xf8E4M3B11FNUZ>) -> tensor<2x2x4xf8E4M3B11FNUZ> {
    %0 = chlo.lgamma %arg0 : tensor<2x2x4xf8E4M3B11FNUZ> -> tensor<2x2x4xf8E4M3B11FNUZ>
    return %0 : tensor<2x2x4xf8E4M3B11FNUZ>
  }

  func.func @main(%input0: tensor<2x2x4xf8E4M3B11FNUZ>, %input1: tensor<2x2x4xf8E4M3B11FNUZ>, %input2: tensor<2x2x4xf8E4M3B11FNUZ>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<2x2x4xf8E4M3B11FNUZ>, tensor<2x2x4xf8E4M3B11FNUZ>, tensor<2x2x4xf8E4M3B11FNUZ>) -> (tensor<2x2x4xf8E4M3B11FNUZ>, tensor<2x2x4xf8E4M3B11FNUZ>, tensor<2x2x4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x2x4xf8E4M3B11FNUZ>) -> tensor<2x2x4xf64>
    %v1 = stablehlo.constant dense<[[[30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 30.0, 30.0]], [[30.0, 30.0, 0xFFF0000000000000, 30.0], [30.0, 0xFFF0000000000000, 30.0, 30.0]]]> : tensor<2x2x4xf64>
    %v2 = stablehlo.constant dense<[[[-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, -30.0, -30.0]], [[-30.0, -30.0, 0x7FF0000000000000, -30.0], [-30.0, 0x7FF0000000000000, -30.0, -30.0]]]> : tensor<2x2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x4xi1>
    %v6 = stablehlo.constant dense<true> : tensor<2x2x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x2x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x2x4xi1>
    %v10 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true]], [[true, true, false, true], [true, false, true, true]]]> : tensor<2x2x4xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<2x2x4xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2x2x4xi1>
    %v12 = stablehlo.convert %r#1 : (tensor<2x2x4xf8E4M3B11FNUZ>) -> tensor<2x2x4xf64>
    %v13 = stablehlo.constant dense<30.0> : tensor<2x2x4xf64>
    %v14 = stablehlo.constant dense<-30.0> : tensor<2x2x4xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<2x2x4xi1>
    %v18 = stablehlo.constant dense<true> : tensor<2x2x4xi1>
    %v19 = stablehlo.compare NE, %v12, %v12, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %v20 = stablehlo.and %v19, %v18 : tensor<2x2x4xi1>
    %v21 = stablehlo.or %v17, %v20 : tensor<2x2x4xi1>
    %v22 = stablehlo.constant dense<true> : tensor<2x2x4xi1>
    %v23 = stablehlo.or %v21, %v22 : tensor<2x2x4xi1>
    check.expect_eq_const %v23, dense<true> : tensor<2x2x4xi1>
    %v24 = stablehlo.convert %r#2 : (tensor<2x2x4xf8E4M3B11FNUZ>) -> tensor<2x2x4xf64>
    %v25 = stablehlo.constant dense<[[[30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 0xFFF0000000000000, 30.0]], [[30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 30.0, 30.0]]]> : tensor<2x2x4xf64>
    %v26 = stablehlo.constant dense<[[[-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, 0x7FF0000000000000, -30.0]], [[-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, -30.0, -30.0]]]> : tensor<2x2x4xf64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %v29 = stablehlo.and %v27, %v28 : tensor<2x2x4xi1>
    %v30 = stablehlo.constant dense<true> : tensor<2x2x4xi1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
    %v32 = stablehlo.and %v31, %v30 : tensor<2x2x4xi1>
    %v33 = stablehlo.or %v29, %v32 : tensor<2x2x4xi1>
    %v34 = stablehlo.constant dense<[[[true, true, true, true], [true, true, false, true]], [[true, true, true, true], [true, true, true, true]]]> : tensor<2x2x4xi1>
    %v35 = stablehlo.or %v33, %v34 : tensor<2x2x4xi1>
    check.expect_eq_const %v35, dense<true> : tensor<2x2x4xi1>
    func.return
  }
}
