// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[3.3794174, 0.44233662, -1.1754942e-38, 3.4028235e+38], [-0.26964277, 0xFF800000, 1.753622, -2.6556466], [7.0204086, -1.0847715, -1.0e-45, -1.6729726]], [[2.2349336, -0.5265483, -1.1754944e-38, 0xFFC00000], [-0.0, -3.6456623, 1.3955562, 1.0e-45], [4.1494412, 1.0, -0.0, -2.4035213]]]]> : tensor<1x2x3x4xf32>, dense<[[0, 4]]> : tensor<1x2xi64>]'
// RUN: : @program
// stablehlo.torch_index_select on f32, special values
//   dim: low + 1
//   A: rank 2
//   A: has 1
//   B: rank 1
//   C: rank 0
//   D: rank 0
//   n: more
//   E: f32
//   I: i64
// legal 0 0: [3.3794174194335938,-0.26964277029037476,7.020408630371094,null,null,null]

module {
func.func @program(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2xi64>) -> tensor<1x2x3xf32> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 2 : i64, dim = 3 : i64}> : (tensor<1x2x3x4xf32>, tensor<1x2xi64>) -> tensor<1x2x3xf32>
  return %0 : tensor<1x2x3xf32>
}

  func.func @main(%input0: tensor<1x2x3x4xf32>, %input1: tensor<1x2xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2x3x4xf32>, tensor<1x2xi64>) -> (tensor<1x2x3xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x2x3xf32>) -> tensor<1x2x3xf64>
    %v1 = stablehlo.constant dense<[[[3.3794174194335938, -0.26964277029037476, 7.020408630371094], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<1x2x3xf64>
    %v2 = stablehlo.constant dense<[[[3.3794174194335938, -0.26964277029037476, 7.020408630371094], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<1x2x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x3xi1>
    %v6 = stablehlo.constant dense<[[[false, false, false], [true, true, true]]]> : tensor<1x2x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x2x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x2x3xi1>
    %v10 = stablehlo.constant dense<[[[false, false, false], [true, true, true]]]> : tensor<1x2x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x2x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x2x3xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false], [true, true, true]]]> : tensor<1x2x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x2x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x2x3xi1>
    %v20 = stablehlo.constant dense<[[[false, false, false], [true, true, true]]]> : tensor<1x2x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x2x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x2x3xi1>
    func.return
  }
}
