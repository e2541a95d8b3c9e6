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
// legal 0 0: [6.0]
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
    check.expect_eq_const %v0, dense<6.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E8M0FNU>) -> tensor<f64>
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
    check.expect_eq_const %r#2, dense<7> : tensor<i64>
    func.return
  }
}
