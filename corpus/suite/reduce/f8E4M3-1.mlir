// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.75, -3.5]> : tensor<2xf8E4M3>, dense<[-1.75, 1.0]> : tensor<2xf8E4M3>, dense<[1.625, -0.625]> : tensor<2xf8E4M3>]'
// RUN: : @program
// stablehlo.reduce on f8E4M3, envelope values
//   D: rank 1
//   S: rank 0
//   E: f8E4M3
//   F: f8E4M3
//   dimensions: one
// legal 0 0: [1.0]
// legal 0 1: [null]
// legal 0 2: [-0.5625]
// legal 0 3: [null]

module {
func.func @program(%arg0: tensor<2xf8E4M3>, %arg1: tensor<2xf8E4M3>, %arg2: tensor<2xf8E4M3>) -> (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) {
  %0 = stablehlo.constant dense<[-0.5625, 3.75]> : tensor<2xf8E4M3>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %2 = stablehlo.constant dense<0x78> : tensor<f8E4M3>
  %3 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %4 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %5, %6, %7, %8 = stablehlo.reduce(%arg0 init: %1), (%0 init: %2), (%arg1 init: %3), (%arg2 init: %4) across dimensions = [0] : (tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>) reducer(%9: tensor<f8E4M3>, %13: tensor<f8E4M3>) (%10: tensor<f8E4M3>, %14: tensor<f8E4M3>) (%11: tensor<f8E4M3>, %15: tensor<f8E4M3>) (%12: tensor<f8E4M3>, %16: tensor<f8E4M3>) {
    %17 = stablehlo.multiply %9, %13 : tensor<f8E4M3>
    %18 = stablehlo.minimum %10, %14 : tensor<f8E4M3>
    %19 = stablehlo.multiply %11, %15 : tensor<f8E4M3>
    %20 = stablehlo.add %12, %16 : tensor<f8E4M3>
    stablehlo.return %17, %18, %19, %20 : tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>
  }
  return %8, %7, %6, %5 : tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>
}

  func.func @main(%input0: tensor<2xf8E4M3>, %input1: tensor<2xf8E4M3>, %input2: tensor<2xf8E4M3>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> (tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3>) -> tensor<f64>
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
    %v23 = stablehlo.convert %r#2 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v23, dense<-0.5625> : tensor<f64>
    %v24 = stablehlo.convert %r#3 : (tensor<f8E4M3>) -> tensor<f64>
    %v25 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v26 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v27 = stablehlo.compare GE, %v24, %v26, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v28 = stablehlo.compare LE, %v24, %v25, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v29 = stablehlo.and %v27, %v28 : tensor<i1>
    %v30 = stablehlo.constant dense<true> : tensor<i1>
    %v31 = stablehlo.compare NE, %v24, %v24, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v32 = stablehlo.and %v31, %v30 : tensor<i1>
    %v33 = stablehlo.or %v29, %v32 : tensor<i1>
    %v34 = stablehlo.constant dense<true> : tensor<i1>
    %v35 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v36 = stablehlo.compare EQ, %v24, %v35, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v37 = stablehlo.and %v36, %v34 : tensor<i1>
    %v38 = stablehlo.or %v33, %v37 : tensor<i1>
    %v39 = stablehlo.constant dense<true> : tensor<i1>
    %v40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v41 = stablehlo.compare EQ, %v24, %v40, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v42 = stablehlo.and %v41, %v39 : tensor<i1>
    %v43 = stablehlo.or %v38, %v42 : tensor<i1>
    %v44 = stablehlo.constant dense<true> : tensor<i1>
    %v45 = stablehlo.or %v43, %v44 : tensor<i1>
    check.expect_eq_const %v45, dense<true> : tensor<i1>
    func.return
  }
}
