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
// legal 0 1: [1.0,1.0]

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
    check.expect_eq_const %v1, dense<1.0> : tensor<2xf64>
    func.return
  }
}
