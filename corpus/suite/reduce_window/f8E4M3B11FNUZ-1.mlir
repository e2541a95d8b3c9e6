// RUN: stablehlo-translate --interpret %s --args='[dense<-0.00012207031> : tensor<f8E4M3B11FNUZ>, dense<-0.0008544922> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.reduce_window on f8E4M3B11FNUZ, special values
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
// legal 0 0: [0.9375]
// legal 0 1: [null]
// legal 0 2: [null]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>, %arg1: tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) {
  %0 = stablehlo.constant dense<0.9375> : tensor<f8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %4, %5, %6 = "stablehlo.reduce_window"(%arg0, %arg1, %0, %1, %2, %3) <{window_dimensions = array<i64>}> ({
  ^bb0(%7: tensor<f8E4M3B11FNUZ>, %8: tensor<f8E4M3B11FNUZ>, %9: tensor<f8E4M3B11FNUZ>, %10: tensor<f8E4M3B11FNUZ>, %11: tensor<f8E4M3B11FNUZ>, %12: tensor<f8E4M3B11FNUZ>):
    %13 = stablehlo.multiply %7, %10 : tensor<f8E4M3B11FNUZ>
    %14 = stablehlo.multiply %8, %11 : tensor<f8E4M3B11FNUZ>
    %15 = stablehlo.add %9, %12 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %13, %14, %15 : tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>
  }) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>)
  return %6, %5, %4 : tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<f8E4M3B11FNUZ>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.9375> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
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
    %v23 = stablehlo.convert %r#2 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    %v24 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v25 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v26 = stablehlo.compare GE, %v23, %v25, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v27 = stablehlo.compare LE, %v23, %v24, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v28 = stablehlo.and %v26, %v27 : tensor<i1>
    %v29 = stablehlo.constant dense<true> : tensor<i1>
    %v30 = stablehlo.compare NE, %v23, %v23, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v31 = stablehlo.and %v30, %v29 : tensor<i1>
    %v32 = stablehlo.or %v28, %v31 : tensor<i1>
    %v33 = stablehlo.constant dense<true> : tensor<i1>
    %v34 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v35 = stablehlo.compare EQ, %v23, %v34, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v36 = stablehlo.and %v35, %v33 : tensor<i1>
    %v37 = stablehlo.or %v32, %v36 : tensor<i1>
    %v38 = stablehlo.constant dense<true> : tensor<i1>
    %v39 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v40 = stablehlo.compare EQ, %v23, %v39, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v41 = stablehlo.and %v40, %v38 : tensor<i1>
    %v42 = stablehlo.or %v37, %v41 : tensor<i1>
    %v43 = stablehlo.constant dense<true> : tensor<i1>
    %v44 = stablehlo.or %v42, %v43 : tensor<i1>
    check.expect_eq_const %v44, dense<true> : tensor<i1>
    func.return
  }
}
