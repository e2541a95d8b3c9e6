// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.0], [-5.0], [0x7FC00000]], [[7.0], [-8.0], [0.0]], [[0.0], [6.0], [0.0]], [[0.0], [1.0], [0.0]], [[0.0], [0.0], [3.0]]], [[[-6.0], [0.0], [0.0]], [[0.0], [0.0], [-3.0]], [[1.0], [-2.0], [0.0]], [[1.0], [-4.0], [-5.0]], [[0.0], [7.0], [-6.0]]], [[[0.0], [0.0], [0.0]], [[4.0], [5.0], [0.0]], [[-7.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]], [[2.0], [7.0], [0.0]]]]> : tensor<3x5x3x1xf32>, dense<[[[[4], [-4], [1]], [[3], [2], [1]], [[5], [5], [-6]], [[2], [9], [-8]], [[5], [-8], [5]]], [[[-3], [0], [2]], [[8], [-4], [6]], [[-6], [-5], [-8]], [[-3], [-3], [6]], [[6], [6], [5]]], [[[-8], [-9], [9]], [[-4], [-4], [8]], [[3], [0], [-4]], [[3], [2], [-7]], [[4], [-1], [0]]]]> : tensor<3x5x3x1xi8>]'
// RUN: : @program
// stablehlo.reduce on f32, exact values
//   N: low + 1
//   D: rank 1
//   S: rank 3+
//   S: has 1
//   E: i8
//   E: f32
//   F: i8
//   F: f32
//   dimensions: one
// legal 0 0: [2,-8,-8,-6,-5,-8,-8,-9,-7]
// legal 0 1: [7.0,6.0,"nan",1.0,7.0,0.0,4.0,7.0,0.0]

module {
func.func @program(%arg0: tensor<3x5x3x1xf32>, %arg1: tensor<3x5x3x1xi8>) -> (tensor<3x3x1xi8>, tensor<3x3x1xf32>) {
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.constant dense<127> : tensor<i8>
  %2, %3 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1) across dimensions = [1] : (tensor<3x5x3x1xf32>, tensor<3x5x3x1xi8>, tensor<f32>, tensor<i8>) -> (tensor<3x3x1xf32>, tensor<3x3x1xi8>) reducer(%4: tensor<f32>, %6: tensor<f32>) (%5: tensor<i8>, %7: tensor<i8>) {
    %8 = stablehlo.maximum %4, %6 : tensor<f32>
    %9 = stablehlo.minimum %5, %7 : tensor<i8>
    stablehlo.return %8, %9 : tensor<f32>, tensor<i8>
  }
  return %3, %2 : tensor<3x3x1xi8>, tensor<3x3x1xf32>
}

  func.func @main(%input0: tensor<3x5x3x1xf32>, %input1: tensor<3x5x3x1xi8>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<3x5x3x1xf32>, tensor<3x5x3x1xi8>) -> (tensor<3x3x1xi8>, tensor<3x3x1xf32>)
    check.expect_eq_const %r#0, dense<[[[2], [-8], [-8]], [[-6], [-5], [-8]], [[-8], [-9], [-7]]]> : tensor<3x3x1xi8>
    %v0 = stablehlo.convert %r#1 : (tensor<3x3x1xf32>) -> tensor<3x3x1xf64>
    %v1 = stablehlo.constant dense<[[[7.0], [6.0], [0xFFF0000000000000]], [[1.0], [7.0], [0.0]], [[4.0], [7.0], [0.0]]]> : tensor<3x3x1xf64>
    %v2 = stablehlo.constant dense<[[[7.0], [6.0], [0x7FF0000000000000]], [[1.0], [7.0], [0.0]], [[4.0], [7.0], [0.0]]]> : tensor<3x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3x1xf64>, tensor<3x3x1xf64>) -> tensor<3x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3x1xf64>, tensor<3x3x1xf64>) -> tensor<3x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x3x1xf64>) -> tensor<3x3x1xi64>
    %v7 = stablehlo.constant dense<[[[4619567317775286272], [4618441417868443648], [9221120237041090560]], [[4607182418800017408], [4619567317775286272], [0]], [[4616189618054758400], [4619567317775286272], [0]]]> : tensor<3x3x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x3x1xi64>, tensor<3x3x1xi64>) -> tensor<3x3x1xi1>
    %v9 = stablehlo.constant dense<[[[false], [false], [false]], [[false], [false], [true]], [[false], [false], [true]]]> : tensor<3x3x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x3x1xi1>, tensor<3x3x1xi1>
    %v11 = stablehlo.constant dense<[[[false], [false], [true]], [[false], [false], [false]], [[false], [false], [false]]]> : tensor<3x3x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x3x1xf64>, tensor<3x3x1xf64>) -> tensor<3x3x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x3x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x3x1xi1>
    check.expect_eq_const %v14, dense<true> : tensor<3x3x1xi1>
    func.return
  }
}
