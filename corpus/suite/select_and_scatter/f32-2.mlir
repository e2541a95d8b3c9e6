// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.44735345], [3594996224.0], [-8.0378004e+14], [-218.287], [2.424832e-09]], [[-22.305565], [-1.0597595e-05], [951.70465], [2.0250556e+32], [0.1848761]]], [[[-6953834496.0], [-1356400.8], [-0.00014068466], [2294.1665], [4.0505634e-09]], [[-7.417795e-05], [-0.00023528424], [3.4672801e+22], [1714588.8], [5754.0576]]], [[[-41521044.0], [6.964111e+32], [-5.0294886e+23], [8.856669], [5.275857e+20]], [[1.7221531e-34], [1.6294414], [807633408.0], [-4.058206e-07], [0.01891732]]]]> : tensor<3x2x5x1xf32>]'
// RUN: : @program
// stablehlo.select_and_scatter on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
//   F: f32
//   window_dimensions: low
//   window_dimensions: low + 1
//   window_strides: low
//   window_strides: low + 1
//   padding: negative
//   padding: 0
//   padding: positive
//   padding: near 1 - 1
//   padding: near 1
//   padding: near 1 + 1
//   padding: near 2
//   padding: near 2 + 1
// legal 0 0: [1.0,1.0,1.0,1.0,1.0,"nan",[-2.6972257861572824e-37,-0.0],[-2.2256901264190674,-2.225689649581909],[0.0,1.927614284514241e-37],"nan",1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0]

module {
func.func @program(%arg0: tensor<3x2x5x1xf32>) -> tensor<3x2x5x1xf32> {
  %0 = stablehlo.constant dense<[[[[0.0], [-1.1754942e-38], [4.8581767], [2.7330549], [1.2171596]]], [[[0x7FC00000], [3.2779229], [-0.45813274], [1.0e-45], [0xFFC00000]]]]> : tensor<2x1x5x1xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = "stablehlo.select_and_scatter"(%arg0, %0, %1) <{window_dimensions = array<i64: 4, 1, 2, 4>, window_strides = array<i64: 2, 1, 1, 2>, padding = dense<[[3, 1], [-1, 0], [0, 1], [3, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f32>, %7: tensor<f32>):
    %8 = stablehlo.multiply %6, %7 : tensor<f32>
    stablehlo.return %8 : tensor<f32>
  }) : (tensor<3x2x5x1xf32>, tensor<2x1x5x1xf32>, tensor<f32>) -> tensor<3x2x5x1xf32>
  return %2 : tensor<3x2x5x1xf32>
}

  func.func @main(%input0: tensor<3x2x5x1xf32>) {
    %r = func.call @program(%input0) : (tensor<3x2x5x1xf32>) -> (tensor<3x2x5x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x2x5x1xf32>) -> tensor<3x2x5x1xf64>
    %v1 = stablehlo.constant dense<[[[[1.0], [1.0], [1.0], [1.0], [1.0]], [[0xFFF0000000000000], [-0.0], [-2.225689649581909], [1.927614284514241e-37], [0xFFF0000000000000]]], [[[1.0], [1.0], [1.0], [1.0], [1.0]], [[1.0], [1.0], [1.0], [1.0], [1.0]]], [[[1.0], [1.0], [1.0], [1.0], [1.0]], [[1.0], [1.0], [1.0], [1.0], [1.0]]]]> : tensor<3x2x5x1xf64>
    %v2 = stablehlo.constant dense<[[[[1.0], [1.0], [1.0], [1.0], [1.0]], [[0x7FF0000000000000], [-2.6972257861572824e-37], [-2.2256901264190674], [0.0], [0x7FF0000000000000]]], [[[1.0], [1.0], [1.0], [1.0], [1.0]], [[1.0], [1.0], [1.0], [1.0], [1.0]]], [[[1.0], [1.0], [1.0], [1.0], [1.0]], [[1.0], [1.0], [1.0], [1.0], [1.0]]]]> : tensor<3x2x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2x5x1xi1>
    %v6 = stablehlo.constant dense<[[[[false], [false], [false], [false], [false]], [[true], [false], [false], [false], [true]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]]> : tensor<3x2x5x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x2x5x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x2x5x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3x2x5x1xi1>
    func.return
  }
}
