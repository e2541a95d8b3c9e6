// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_window on f8E3M4, envelope values
//   N: low
//   S: rank 3+
//   E: f8E3M4
//   F: f8E3M4
//   window_dimensions: low
//   window_strides: low + 1
//   base_dilations: low
//   window_dilations: low
//   padding: negative
//   padding: positive
//   padding: near 1 - 1
//   padding: near 2 - 1
//   padding: near 2
//   padding: near 2 + 1
// legal 0 0: ["inf","inf"]

module {
func.func @program() -> tensor<1x1x2xf8E3M4> {
  %0 = stablehlo.constant dense<[[[-3.375, -1.5625, 1.8125, 1.3125, 2.125], [3.125, 1.4375, 2.875, -3.5, 1.1875], [0.65625, 2.625, -2.875, -3.375, -2.5]], [[1.125, -2.75, -2.5, 2.875, 1.6875], [-0.53125, -2.875, 3.75, -2.25, -1.25], [-2.125, -0.71875, -0.84375, -1.5, -0.53125]]]> : tensor<2x3x5xf8E3M4>
  %1 = stablehlo.constant dense<0x70> : tensor<f8E3M4>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, window_strides = array<i64: 4, 4, 2>, window_dilations = array<i64: 8, 1, 4>, padding = dense<[[2, 15], [2, -1], [3, -5]]> : tensor<3x2xi64>}> ({
  ^bb0(%3: tensor<f8E3M4>, %4: tensor<f8E3M4>):
    %5 = stablehlo.minimum %3, %4 : tensor<f8E3M4>
    stablehlo.return %5 : tensor<f8E3M4>
  }) : (tensor<2x3x5xf8E3M4>, tensor<f8E3M4>) -> tensor<1x1x2xf8E3M4>
  return %2 : tensor<1x1x2xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x1x2xf8E3M4>) -> tensor<1x1x2xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1x2xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1x1x2xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x2xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<1x1x2xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<1x1x2xi1>
    check.expect_eq_const %v10, dense<true> : tensor<1x1x2xi1>
    func.return
  }
}
