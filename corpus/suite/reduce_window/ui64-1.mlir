// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2]], [[8]], [[4]], [[9]], [[4]]]> : tensor<5x1x1xui64>, dense<[[[3]], [[4]], [[2]], [[0]], [[2]]]> : tensor<5x1x1xui64>, dense<[[[3]], [[5]], [[0]], [[1]], [[5]]]> : tensor<5x1x1xui64>, dense<[[[9]], [[5]], [[0]], [[0]], [[9]]]> : tensor<5x1x1xui64>]'
// RUN: : @program
// stablehlo.reduce_window on ui64, envelope values
//   S: rank 3+
//   S: has 1
//   E: ui64
//   F: ui64
//   window_dimensions: low
//   window_dimensions: low + 1
//   window_strides: low
//   base_dilations: low
//   base_dilations: low + 1
//   window_dilations: low
//   padding: negative
//   padding: 0
//   padding: positive
//   padding: near 1 - 1
//   padding: near 1
//   padding: near 1 + 1
//   padding: near 2 - 1
//   padding: near 2
//   padding: near 2 + 1
// legal 0 0: [5,0,0,0,5,0,0,0,0,0,0,0,0,0,0,0,9,0,0,0,9,0,0,0,9,0,0,0,9,0,0,0]
// legal 0 1: [0,1,1,1,0,1,1,1,0,1,1,1,0,1,1,1,5,1,1,1,5,1,1,1,5,1,1,1,5,1,1,1]
// legal 0 2: [6,0,0,0,6,0,0,0,2,0,0,0,2,0,0,0,2,0,0,0,2,0,0,0,2,0,0,0,2,0,0,0]
// legal 0 3: [12,0,0,0,12,0,0,0,13,0,0,0,13,0,0,0,13,0,0,0,13,0,0,0,4,0,0,0,4,0,0,0]

module {
func.func @program(%arg0: tensor<5x1x1xui64>, %arg1: tensor<5x1x1xui64>, %arg2: tensor<5x1x1xui64>, %arg3: tensor<5x1x1xui64>) -> (tensor<8x2x2xui64>, tensor<8x2x2xui64>, tensor<8x2x2xui64>, tensor<8x2x2xui64>) {
  %0 = stablehlo.constant dense<0> : tensor<ui64>
  %1 = stablehlo.constant dense<0> : tensor<ui64>
  %2 = stablehlo.constant dense<1> : tensor<ui64>
  %3 = stablehlo.constant dense<0> : tensor<ui64>
  %4, %5, %6, %7 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3, %0, %1, %2, %3) <{window_dimensions = array<i64: 4, 1, 2>, base_dilations = array<i64: 2, 1, 4>, window_dilations = array<i64: 1, 4, 1>, padding = dense<[[-1, 3], [0, 1], [0, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%8: tensor<ui64>, %9: tensor<ui64>, %10: tensor<ui64>, %11: tensor<ui64>, %12: tensor<ui64>, %13: tensor<ui64>, %14: tensor<ui64>, %15: tensor<ui64>):
    %16 = stablehlo.or %8, %12 : tensor<ui64>
    %17 = stablehlo.or %9, %13 : tensor<ui64>
    %18 = stablehlo.multiply %10, %14 : tensor<ui64>
    %19 = stablehlo.or %11, %15 : tensor<ui64>
    stablehlo.return %16, %17, %18, %19 : tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>
  }) : (tensor<5x1x1xui64>, tensor<5x1x1xui64>, tensor<5x1x1xui64>, tensor<5x1x1xui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>) -> (tensor<8x2x2xui64>, tensor<8x2x2xui64>, tensor<8x2x2xui64>, tensor<8x2x2xui64>)
  return %7, %6, %5, %4 : tensor<8x2x2xui64>, tensor<8x2x2xui64>, tensor<8x2x2xui64>, tensor<8x2x2xui64>
}

  func.func @main(%input0: tensor<5x1x1xui64>, %input1: tensor<5x1x1xui64>, %input2: tensor<5x1x1xui64>, %input3: tensor<5x1x1xui64>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<5x1x1xui64>, tensor<5x1x1xui64>, tensor<5x1x1xui64>, tensor<5x1x1xui64>) -> (tensor<8x2x2xui64>, tensor<8x2x2xui64>, tensor<8x2x2xui64>, tensor<8x2x2xui64>)
    check.expect_eq_const %r#0, dense<[[[5, 0], [0, 0]], [[5, 0], [0, 0]], [[0, 0], [0, 0]], [[0, 0], [0, 0]], [[9, 0], [0, 0]], [[9, 0], [0, 0]], [[9, 0], [0, 0]], [[9, 0], [0, 0]]]> : tensor<8x2x2xui64>
    check.expect_eq_const %r#1, dense<[[[0, 1], [1, 1]], [[0, 1], [1, 1]], [[0, 1], [1, 1]], [[0, 1], [1, 1]], [[5, 1], [1, 1]], [[5, 1], [1, 1]], [[5, 1], [1, 1]], [[5, 1], [1, 1]]]> : tensor<8x2x2xui64>
    check.expect_eq_const %r#2, dense<[[[6, 0], [0, 0]], [[6, 0], [0, 0]], [[2, 0], [0, 0]], [[2, 0], [0, 0]], [[2, 0], [0, 0]], [[2, 0], [0, 0]], [[2, 0], [0, 0]], [[2, 0], [0, 0]]]> : tensor<8x2x2xui64>
    check.expect_eq_const %r#3, dense<[[[12, 0], [0, 0]], [[12, 0], [0, 0]], [[13, 0], [0, 0]], [[13, 0], [0, 0]], [[13, 0], [0, 0]], [[13, 0], [0, 0]], [[4, 0], [0, 0]], [[4, 0], [0, 0]]]> : tensor<8x2x2xui64>
    func.return
  }
}
