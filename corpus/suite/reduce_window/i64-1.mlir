// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<i64>, dense<8.0> : tensor<f8E8M0FNU>, dense<6.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.reduce_window on i64, exact values
//   S: rank 0
//   E: i64
//   E: f32
//   E: f8E8M0FNU
//   F: i64
//   F: f32
//   F: f8E8M0FNU
// legal 0 0: [null]
// legal 0 1: [null]
// legal 0 2: [7]

module {
func.func @program(%arg0: tensor<i64>, %arg1: tensor<f8E8M0FNU>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f8E8M0FNU>, tensor<i64>) {
  %0 = stablehlo.constant dense<0> : tensor<i64>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %2 = stablehlo.constant dense<1.0> : tensor<f32>
  %3, %4, %5 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %0, %1, %2) <{window_dimensions = array<i64>}> ({
  ^bb0(%6: tensor<i64>, %7: tensor<f8E8M0FNU>, %8: tensor<f32>, %9: tensor<i64>, %10: tensor<f8E8M0FNU>, %11: tensor<f32>):
    %12 = stablehlo.add %6, %9 : tensor<i64>
    %13 = stablehlo.multiply %7, %10 : tensor<f8E8M0FNU>
    %14 = stablehlo.multiply %8, %11 : tensor<f32>
    stablehlo.return %12, %13, %14 : tensor<i64>, tensor<f8E8M0FNU>, tensor<f32>
  }) : (tensor<i64>, tensor<f8E8M0FNU>, tensor<f32>, tensor<i64>, tensor<f8E8M0FNU>, tensor<f32>) -> (tensor<i64>, tensor<f8E8M0FNU>, tensor<f32>)
  return %5, %4, %3 : tensor<f32>, tensor<f8E8M0FNU>, tensor<i64>
}

  func.func @main(%input0: tensor<i64>, %input1: tensor<f8E8M0FNU>, %input2: tensor<f32>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<i64>, tensor<f8E8M0FNU>, tensor<f32>) -> (tensor<f32>, tensor<f8E8M0FNU>, tensor<i64>)
    %v0 = stablehlo.convert %r#0 : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v8 = stablehlo.and %v7, %v6 : tensor<i1>
    %v9 = stablehlo.or %v5, %v8 : tensor<i1>
    %v10 = stablehlo.constant dense<true> : tensor<i1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v13 = stablehlo.and %v12, %v10 : tensor<i1>
    %v14 = stablehlo.or %v9, %v13 : tensor<i1>
    %v15 = stablehlo.constant dense<true> : tensor<i1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v18 = stablehlo.and %v17, %v15 : tensor<i1>
    %v19 = stablehlo.or %v14, %v18 : tensor<i1>
    %v20 = stablehlo.constant dense<true> : tensor<i1>
    %v21 = stablehlo.or %v19, %v20 : tensor<i1>
    check.expect_eq_const %v21, dense<true> : tensor<i1>
    %v22 = stablehlo.convert %r#1 : (tensor<f8E8M0FNU>) -> tensor<f64>
    %v23 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v24 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v27 = stablehlo.and %v25, %v26 : tensor<i1>
    %v28 = stablehlo.constant dense<true> : tensor<i1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v30 = stablehlo.and %v29, %v28 : tensor<i1>
    %v31 = stablehlo.or %v27, %v30 : tensor<i1>
    %v32 = stablehlo.constant dense<true> : tensor<i1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v35 = stablehlo.and %v34, %v32 : tensor<i1>
    %v36 = stablehlo.or %v31, %v35 : tensor<i1>
    %v37 = stablehlo.constant dense<true> : tensor<i1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v40 = stablehlo.and %v39, %v37 : tensor<i1>
    %v41 = stablehlo.or %v36, %v40 : tensor<i1>
    %v42 = stablehlo.constant dense<true> : tensor<i1>
    %v43 = stablehlo.or %v41, %v42 : tensor<i1>
    check.expect_eq_const %v43, dense<true> : tensor<i1>
    check.expect_eq_const %r#2, dense<7> : tensor<i64>
    func.return
  }
}
