// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.digamma on f8E4M3FNUZ, special values
//   S: rank 2
//   E: f8E4M3FNUZ
// legal 0 0: [null,null,null,null,null,null,"nan",null]
// legal 1 0: [null,null,null,null,null,null,"nan",null]
// legal 2 0: [null,null,null,null,null,null,"nan",null]
// legal 3 0: [null,null,null,null,null,null,"nan",null]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<4x2xf8E4M3FNUZ> {
    %0 = stablehlo.constant dense<[[-0.0068359375, 0.40625], [-1.625, -3.25], [-1.0, 0.25], [0x80, -0.46875]]> : tensor<4x2xf8E4M3FNUZ>
    %1 = chlo.digamma %0 : tensor<4x2xf8E4M3FNUZ> -> tensor<4x2xf8E4M3FNUZ>
    return %1 : tensor<4x2xf8E4M3FNUZ>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program, @program, @program]]} : () -> (tensor<4x2xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>, tensor<4x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x2xf8E4M3FNUZ>) -> tensor<4x2xf64>
    %v1 = stablehlo.constant dense<[[240.0, 240.0], [240.0, 240.0], [240.0, 240.0], [0xFFF0000000000000, 240.0]]> : tensor<4x2xf64>
    %v2 = stablehlo.constant dense<[[-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0], [0x7FF0000000000000, -240.0]]> : tensor<4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x2xi1>
    %v10 = stablehlo.constant dense<[[true, true], [true, true], [true, true], [false, true]]> : tensor<4x2xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<4x2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<4x2xi1>
    %v12 = stablehlo.convert %r#1 : (tensor<4x2xf8E4M3FNUZ>) -> tensor<4x2xf64>
    %v13 = stablehlo.constant dense<[[240.0, 240.0], [240.0, 240.0], [240.0, 240.0], [0xFFF0000000000000, 240.0]]> : tensor<4x2xf64>
    %v14 = stablehlo.constant dense<[[-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0], [0x7FF0000000000000, -240.0]]> : tensor<4x2xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<4x2xi1>
    %v18 = stablehlo.constant dense<true> : tensor<4x2xi1>
    %v19 = stablehlo.compare NE, %v12, %v12, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v20 = stablehlo.and %v19, %v18 : tensor<4x2xi1>
    %v21 = stablehlo.or %v17, %v20 : tensor<4x2xi1>
    %v22 = stablehlo.constant dense<[[true, true], [true, true], [true, true], [false, true]]> : tensor<4x2xi1>
    %v23 = stablehlo.or %v21, %v22 : tensor<4x2xi1>
    check.expect_eq_const %v23, dense<true> : tensor<4x2xi1>
    %v24 = stablehlo.convert %r#2 : (tensor<4x2xf8E4M3FNUZ>) -> tensor<4x2xf64>
    %v25 = stablehlo.constant dense<[[240.0, 240.0], [240.0, 240.0], [240.0, 240.0], [0xFFF0000000000000, 240.0]]> : tensor<4x2xf64>
    %v26 = stablehlo.constant dense<[[-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0], [0x7FF0000000000000, -240.0]]> : tensor<4x2xf64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v29 = stablehlo.and %v27, %v28 : tensor<4x2xi1>
    %v30 = stablehlo.constant dense<true> : tensor<4x2xi1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v32 = stablehlo.and %v31, %v30 : tensor<4x2xi1>
    %v33 = stablehlo.or %v29, %v32 : tensor<4x2xi1>
    %v34 = stablehlo.constant dense<[[true, true], [true, true], [true, true], [false, true]]> : tensor<4x2xi1>
    %v35 = stablehlo.or %v33, %v34 : tensor<4x2xi1>
    check.expect_eq_const %v35, dense<true> : tensor<4x2xi1>
    %v36 = stablehlo.convert %r#3 : (tensor<4x2xf8E4M3FNUZ>) -> tensor<4x2xf64>
    %v37 = stablehlo.constant dense<[[240.0, 240.0], [240.0, 240.0], [240.0, 240.0], [0xFFF0000000000000, 240.0]]> : tensor<4x2xf64>
    %v38 = stablehlo.constant dense<[[-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0], [0x7FF0000000000000, -240.0]]> : tensor<4x2xf64>
    %v39 = stablehlo.compare GE, %v36, %v38, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v40 = stablehlo.compare LE, %v36, %v37, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v41 = stablehlo.and %v39, %v40 : tensor<4x2xi1>
    %v42 = stablehlo.constant dense<true> : tensor<4x2xi1>
    %v43 = stablehlo.compare NE, %v36, %v36, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v44 = stablehlo.and %v43, %v42 : tensor<4x2xi1>
    %v45 = stablehlo.or %v41, %v44 : tensor<4x2xi1>
    %v46 = stablehlo.constant dense<[[true, true], [true, true], [true, true], [false, true]]> : tensor<4x2xi1>
    %v47 = stablehlo.or %v45, %v46 : tensor<4x2xi1>
    check.expect_eq_const %v47, dense<true> : tensor<4x2xi1>
    func.return
  }
}
