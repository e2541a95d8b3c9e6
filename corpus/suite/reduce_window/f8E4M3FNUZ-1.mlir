// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0, 1.0]> : tensor<2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.reduce_window on f8E4M3FNUZ, exact values
//   N: low + 1
//   S: rank 1
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   window_dimensions: low + 1
//   base_dilations: low + 1
//   window_dilations: low
//   padding: positive
//   padding: near 1 + 1
// legal 0 0: [-240.0,-1.0]
// legal 0 1: [null,null]

module {
func.func @program(%arg0: tensor<2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) {
  %0 = stablehlo.constant dense<[0.0, -1.0]> : tensor<2xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %2 = stablehlo.constant dense<-240.0> : tensor<f8E4M3FNUZ>
  %3, %4 = "stablehlo.reduce_window"(%arg0, %0, %1, %2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 4>, base_dilations = array<i64: 2>, padding = dense<[[3, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%5: tensor<f8E4M3FNUZ>, %6: tensor<f8E4M3FNUZ>, %7: tensor<f8E4M3FNUZ>, %8: tensor<f8E4M3FNUZ>):
    %9 = stablehlo.multiply %5, %7 : tensor<f8E4M3FNUZ>
    %10 = stablehlo.maximum %6, %8 : tensor<f8E4M3FNUZ>
    stablehlo.return %9, %10 : tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>
  }) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>)
  return %4, %3 : tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3FNUZ>) {
    %r:2 = func.call @program(%input0) : (tensor<2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-240.0, -1.0]> : tensor<2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<2xi1>
    %v7 = stablehlo.constant dense<true> : tensor<2xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<2xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<2xi1>
    %v11 = stablehlo.constant dense<true> : tensor<2xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    %v13 = stablehlo.compare EQ, %v1, %v12, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<2xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<2xi1>
    %v16 = stablehlo.constant dense<true> : tensor<2xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2xf64>
    %v18 = stablehlo.compare EQ, %v1, %v17, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<2xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<2xi1>
    %v21 = stablehlo.constant dense<true> : tensor<2xi1>
    %v22 = stablehlo.or %v20, %v21 : tensor<2xi1>
    check.expect_eq_const %v22, dense<true> : tensor<2xi1>
    func.return
  }
}
