// RUN: stablehlo-translate --interpret %s --args='[dense<[0xF8, 0.013671875, 0.28125, -1.75, -0.001953125]> : tensor<5xf8E4M3>, dense<[-0.0, -1.0, -0.013671875, 7.5, 0xF8]> : tensor<5xf8E4M3>, dense<[-6.5, 0.5625, 0x7C, -0.015625, -0.5]> : tensor<5xf8E4M3>]'
// RUN: : @program
// stablehlo.sort on f8E4M3, special values
//   S: rank 1
//   E: f8E4M3
//   dimension: low
//   is_stable: false
// legal 0 0: ["-inf","nan",-1.25,-0.013671875,"nan"]
// legal 0 1: [-6.5,-0.015625,-0.5,0.5625,"nan"]
// legal 0 2: [-0.0,7.5,"-inf",-1.0,-0.013671875]
// legal 0 3: ["-inf",-1.75,-0.001953125,0.013671875,0.28125]

module {
func.func @program(%arg0: tensor<5xf8E4M3>, %arg1: tensor<5xf8E4M3>, %arg2: tensor<5xf8E4M3>) -> (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>) {
  %0 = stablehlo.constant dense<[0xF8, -0.013671875, 0x7C, 0x7C, -1.25]> : tensor<5xf8E4M3>
  %1, %2, %3, %4 = "stablehlo.sort"(%arg0, %arg1, %arg2, %0) ({
  ^bb0(%5: tensor<f8E4M3>, %6: tensor<f8E4M3>, %7: tensor<f8E4M3>, %8: tensor<f8E4M3>, %9: tensor<f8E4M3>, %10: tensor<f8E4M3>, %11: tensor<f8E4M3>, %12: tensor<f8E4M3>):
    %13 = stablehlo.compare LT, %5, %6 : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %13 : tensor<i1>
  }) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>)
  return %4, %3, %2, %1 : tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>
}

  func.func @main(%input0: tensor<5xf8E4M3>, %input1: tensor<5xf8E4M3>, %input2: tensor<5xf8E4M3>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> (tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>, tensor<5xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf8E4M3>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, -1.25, -0.013671875, 0xFFF0000000000000]> : tensor<5xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF0000000000000, -1.25, -0.013671875, 0x7FF0000000000000]> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    %v6 = stablehlo.constant dense<[false, true, false, false, true]> : tensor<5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5xi1>
    %v10 = stablehlo.constant dense<[true, false, false, false, false]> : tensor<5xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<5xi1>
    %v15 = stablehlo.convert %r#1 : (tensor<5xf8E4M3>) -> tensor<5xf64>
    %v16 = stablehlo.constant dense<[-6.5, -0.015625, -0.5, 0.5625, 0xFFF0000000000000]> : tensor<5xf64>
    %v17 = stablehlo.constant dense<[-6.5, -0.015625, -0.5, 0.5625, 0x7FF0000000000000]> : tensor<5xf64>
    %v18 = stablehlo.compare GE, %v15, %v17, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v19 = stablehlo.compare LE, %v15, %v16, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v20 = stablehlo.and %v18, %v19 : tensor<5xi1>
    %v21 = stablehlo.constant dense<[false, false, false, false, true]> : tensor<5xi1>
    %v22 = stablehlo.compare NE, %v15, %v15, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v23 = stablehlo.and %v22, %v21 : tensor<5xi1>
    %v24 = stablehlo.or %v20, %v23 : tensor<5xi1>
    check.expect_eq_const %v24, dense<true> : tensor<5xi1>
    %v25 = stablehlo.convert %r#2 : (tensor<5xf8E4M3>) -> tensor<5xf64>
    %v26 = stablehlo.constant dense<[-0.0, 7.5, 0xFFF0000000000000, -1.0, -0.013671875]> : tensor<5xf64>
    %v27 = stablehlo.constant dense<[-0.0, 7.5, 0x7FF0000000000000, -1.0, -0.013671875]> : tensor<5xf64>
    %v28 = stablehlo.compare GE, %v25, %v27, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v29 = stablehlo.compare LE, %v25, %v26, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v30 = stablehlo.and %v28, %v29 : tensor<5xi1>
    %v31 = stablehlo.bitcast_convert %v25 : (tensor<5xf64>) -> tensor<5xi64>
    %v32 = stablehlo.constant dense<[-9223372036854775808, 4620130267728707584, -4503599627370496, -4616189618054758400, -4644337115725824000]> : tensor<5xi64>
    %v33 = stablehlo.compare EQ, %v31, %v32, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %v34 = stablehlo.constant dense<[true, false, false, false, false]> : tensor<5xi1>
    %v35 = stablehlo.select %v34, %v33, %v30 : tensor<5xi1>, tensor<5xi1>
    %v36 = stablehlo.constant dense<[false, false, true, false, false]> : tensor<5xi1>
    %v37 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5xf64>
    %v38 = stablehlo.compare EQ, %v25, %v37, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v39 = stablehlo.and %v38, %v36 : tensor<5xi1>
    %v40 = stablehlo.or %v35, %v39 : tensor<5xi1>
    check.expect_eq_const %v40, dense<true> : tensor<5xi1>
    %v41 = stablehlo.convert %r#3 : (tensor<5xf8E4M3>) -> tensor<5xf64>
    %v42 = stablehlo.constant dense<[0xFFF0000000000000, -1.75, -0.001953125, 0.013671875, 0.28125]> : tensor<5xf64>
    %v43 = stablehlo.constant dense<[0x7FF0000000000000, -1.75, -0.001953125, 0.013671875, 0.28125]> : tensor<5xf64>
    %v44 = stablehlo.compare GE, %v41, %v43, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v45 = stablehlo.compare LE, %v41, %v42, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v46 = stablehlo.and %v44, %v45 : tensor<5xi1>
    %v47 = stablehlo.constant dense<[true, false, false, false, false]> : tensor<5xi1>
    %v48 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5xf64>
    %v49 = stablehlo.compare EQ, %v41, %v48, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v50 = stablehlo.and %v49, %v47 : tensor<5xi1>
    %v51 = stablehlo.or %v46, %v50 : tensor<5xi1>
    check.expect_eq_const %v51, dense<true> : tensor<5xi1>
    func.return
  }
}
