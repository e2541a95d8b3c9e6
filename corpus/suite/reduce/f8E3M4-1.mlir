// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E3M4>, dense<0.0> : tensor<f8E3M4>, dense<-0.75> : tensor<f8E3M4>, dense<-0.25> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.reduce on f8E3M4, exact values
//   D: rank 0
//   S: rank 0
//   E: f8E3M4
//   F: f8E3M4
//   dimensions: empty
// legal 0 0: [-0.25]
// legal 0 1: [null]
// legal 0 2: [0.0]
// legal 0 3: [null]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>, %arg2: tensor<f8E3M4>, %arg3: tensor<f8E3M4>) -> (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %1 = stablehlo.constant dense<0xF0> : tensor<f8E3M4>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %3 = stablehlo.constant dense<0x70> : tensor<f8E3M4>
  %4, %5, %6, %7 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1), (%arg2 init: %2), (%arg3 init: %3) across dimensions = [] : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) reducer(%8: tensor<f8E3M4>, %12: tensor<f8E3M4>) (%9: tensor<f8E3M4>, %13: tensor<f8E3M4>) (%10: tensor<f8E3M4>, %14: tensor<f8E3M4>) (%11: tensor<f8E3M4>, %15: tensor<f8E3M4>) {
    %16 = stablehlo.multiply %8, %12 : tensor<f8E3M4>
    %17 = stablehlo.maximum %9, %13 : tensor<f8E3M4>
    %18 = stablehlo.multiply %10, %14 : tensor<f8E3M4>
    %19 = stablehlo.minimum %11, %15 : tensor<f8E3M4>
    stablehlo.return %16, %17, %18, %19 : tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>
  }
  return %7, %6, %5, %4 : tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>, %input2: tensor<f8E3M4>, %input3: tensor<f8E3M4>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.25> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E3M4>) -> tensor<f64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.and %v4, %v5 : tensor<i1>
    %v7 = stablehlo.constant dense<true> : tensor<i1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v9 = stablehlo.and %v8, %v7 : tensor<i1>
    %v10 = stablehlo.or %v6, %v9 : tensor<i1>
    %v11 = stablehlo.constant dense<true> : tensor<i1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v13 = stablehlo.compare EQ, %v1, %v12, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v14 = stablehlo.and %v13, %v11 : tensor<i1>
    %v15 = stablehlo.or %v10, %v14 : tensor<i1>
    %v16 = stablehlo.constant dense<true> : tensor<i1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v19 = stablehlo.and %v18, %v16 : tensor<i1>
    %v20 = stablehlo.or %v15, %v19 : tensor<i1>
    %v21 = stablehlo.constant dense<true> : tensor<i1>
    %v22 = stablehlo.or %v20, %v21 : tensor<i1>
    check.expect_eq_const %v22, dense<true> : tensor<i1>
    %v23 = stablehlo.convert %r#2 : (tensor<f8E3M4>) -> tensor<f64>
    %v24 = stablehlo.bitcast_convert %v23 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v24, dense<0> : tensor<i64>
    %v25 = stablehlo.convert %r#3 : (tensor<f8E3M4>) -> tensor<f64>
    %v26 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v27 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v28 = stablehlo.compare GE, %v25, %v27, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v29 = stablehlo.compare LE, %v25, %v26, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v30 = stablehlo.and %v28, %v29 : tensor<i1>
    %v31 = stablehlo.constant dense<true> : tensor<i1>
    %v32 = stablehlo.compare NE, %v25, %v25, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v33 = stablehlo.and %v32, %v31 : tensor<i1>
    %v34 = stablehlo.or %v30, %v33 : tensor<i1>
    %v35 = stablehlo.constant dense<true> : tensor<i1>
    %v36 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v37 = stablehlo.compare EQ, %v25, %v36, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v38 = stablehlo.and %v37, %v35 : tensor<i1>
    %v39 = stablehlo.or %v34, %v38 : tensor<i1>
    %v40 = stablehlo.constant dense<true> : tensor<i1>
    %v41 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v42 = stablehlo.compare EQ, %v25, %v41, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v43 = stablehlo.and %v42, %v40 : tensor<i1>
    %v44 = stablehlo.or %v39, %v43 : tensor<i1>
    %v45 = stablehlo.constant dense<true> : tensor<i1>
    %v46 = stablehlo.or %v44, %v45 : tensor<i1>
    check.expect_eq_const %v46, dense<true> : tensor<i1>
    func.return
  }
}
