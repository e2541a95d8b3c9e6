// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.5954922, -0.82210827, 0x7FC00000], [0.5, 0x7F800000, -6.0880594]]> : tensor<2x3xf32>, dense<[0.5, 0.2715161, -1.3556727]> : tensor<3xf32>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f32, special values
//   C: more
//   S: rank 1
//   E: f32
//   feature_index: later
//   epsilon: positive
// legal 0 0: [[0.44723230600357056,0.44723331928253174],null,null,[-2.4333493797712435e-07,2.4333493797712435e-07],null,null]

module {
func.func @program(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.constant dense<[1.1754944e-38, 0x7FC00000, 1.1754944e-38]> : tensor<3xf32>
  %1 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %0, %arg1, %arg1) <{feature_index = 1 : i64, epsilon = 1.0 : f32}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

  func.func @main(%input0: tensor<2x3xf32>, %input1: tensor<3xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %v1 = stablehlo.constant dense<[[0.44723331928253174, 0x7FF0000000000000, 0x7FF0000000000000], [2.4333493797712435e-07, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<2x3xf64>
    %v2 = stablehlo.constant dense<[[0.44723230600357056, 0xFFF0000000000000, 0xFFF0000000000000], [-2.4333493797712435e-07, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<2x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3xi1>
    %v6 = stablehlo.constant dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x3xi1>
    %v10 = stablehlo.constant dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x3xi1>
    %v15 = stablehlo.constant dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x3xi1>
    %v20 = stablehlo.constant dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x3xi1>
    func.return
  }
}
