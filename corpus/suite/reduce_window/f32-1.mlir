// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0e-45, 1.0, -1.0, 0xFF800000]> : tensor<4xf32>]'
// RUN: : @program
// stablehlo.reduce_window on f32, special values
//   N: low + 1
//   S: rank 1
//   E: f32
//   E: f16
//   F: f64
//   F: f16
//   window_dimensions: low
//   window_strides: low
//   base_dilations: low + 1
//   padding: positive
//   padding: near 1 + 1
// legal 0 0: ["inf",-0.5,"inf","-inf","inf",-0.365966796875,"inf",-6.103515625e-05,"inf","inf"]
// legal 0 1: [[0.0,0.0],[0.0,1.401298464324817e-45],[0.0,0.0],1.0,[0.0,0.0],-1.0,[0.0,0.0],"-inf",[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<4xf32>) -> (tensor<10xf16>, tensor<10xf64>) {
  %0 = stablehlo.constant dense<[-0.5, 0xFC00, -0.3659668, -6.1035156e-05]> : tensor<4xf16>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %3, %4 = "stablehlo.reduce_window"(%arg0, %0, %1, %2) <{window_dimensions = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 3>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%5: tensor<f64>, %6: tensor<f16>, %7: tensor<f64>, %8: tensor<f16>):
    %9 = stablehlo.add %5, %7 : tensor<f64>
    %10 = stablehlo.minimum %6, %8 : tensor<f16>
    stablehlo.return %9, %10 : tensor<f64>, tensor<f16>
  }) : (tensor<4xf32>, tensor<4xf16>, tensor<f32>, tensor<f16>) -> (tensor<10xf64>, tensor<10xf16>)
  return %4, %3 : tensor<10xf16>, tensor<10xf64>
}

  func.func @main(%input0: tensor<4xf32>) {
    %r:2 = func.call @program(%input0) : (tensor<4xf32>) -> (tensor<10xf16>, tensor<10xf64>)
    %v0 = stablehlo.convert %r#0 : (tensor<10xf16>) -> tensor<10xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, -0.5, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -0.365966796875, 0xFFF0000000000000, -6.103515625e-05, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<10xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, -0.5, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, -0.365966796875, 0x7FF0000000000000, -6.103515625e-05, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<10xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<10xi1>
    %v6 = stablehlo.constant dense<[true, false, true, false, true, false, true, false, true, true]> : tensor<10xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<10xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<10xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<10xi1>
    %v11 = stablehlo.constant dense<[false, false, false, true, false, false, false, false, false, false]> : tensor<10xi1>
    %v12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<10xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<10xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<10xi1>
    check.expect_eq_const %v15, dense<true> : tensor<10xi1>
    %v16 = stablehlo.constant dense<[0.0, 1.401298464324817e-45, 0.0, 1.0, 0.0, -1.0, 0.0, 0xFFF0000000000000, 0.0, 0.0]> : tensor<10xf64>
    %v17 = stablehlo.constant dense<[0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0x7FF0000000000000, 0.0, 0.0]> : tensor<10xf64>
    %v18 = stablehlo.compare GE, %r#1, %v17, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %v19 = stablehlo.compare LE, %r#1, %v16, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %v20 = stablehlo.and %v18, %v19 : tensor<10xi1>
    %v21 = stablehlo.constant dense<[false, false, false, false, false, false, false, true, false, false]> : tensor<10xi1>
    %v22 = stablehlo.constant dense<0xFFF0000000000000> : tensor<10xf64>
    %v23 = stablehlo.compare EQ, %r#1, %v22, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %v24 = stablehlo.and %v23, %v21 : tensor<10xi1>
    %v25 = stablehlo.or %v20, %v24 : tensor<10xi1>
    check.expect_eq_const %v25, dense<true> : tensor<10xi1>
    func.return
  }
}
