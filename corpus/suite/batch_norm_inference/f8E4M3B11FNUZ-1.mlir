// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5, 0.75, 1.0, -0.5, -0.5]> : tensor<5xf8E4M3B11FNUZ>, dense<[4.0, -3.0, -2.0, -1.0, 4.0]> : tensor<5xf8E4M3B11FNUZ>, dense<[4.0, 0.0, 0.0, -3.0, -4.0]> : tensor<5xf8E4M3B11FNUZ>, dense<[-2.0, 1.0, -1.5, 2.0, 2.0]> : tensor<5xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E4M3B11FNUZ, exact values
//   C: more
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   feature_index: later
//   epsilon: positive
// legal 0 0: [null,null,[-3.0,0.5],[-3.0,-0.75],null,null,null,[-3.25,-0.75],[-3.5,-0.875],null,null,[-4.5,-1.125],[-3.0,0.5],[-2.5,0.125],null,null,null,null,[-3.25,-0.75],null]

module {
func.func @program(%arg0: tensor<5xf8E4M3B11FNUZ>, %arg1: tensor<5xf8E4M3B11FNUZ>, %arg2: tensor<5xf8E4M3B11FNUZ>, %arg3: tensor<5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[[-1.5, -1.0, 0.5, 0.5, 0.0], [0.5, -0.5, 0.0, 2.0, 1.5], [-2.0, 0.0, 0.5, -2.0, 1.5], [2.0, 1.0, -2.0, 1.0, -2.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1 = "stablehlo.batch_norm_inference"(%0, %arg0, %arg1, %arg2, %arg3) <{feature_index = 1 : i64, epsilon = 2.0 : f32}> : (tensor<4x5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  return %1 : tensor<4x5xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<5xf8E4M3B11FNUZ>, %input1: tensor<5xf8E4M3B11FNUZ>, %input2: tensor<5xf8E4M3B11FNUZ>, %input3: tensor<5xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> (tensor<4x5xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 0.5, -0.75, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, -0.75, -0.875, 0x7FF0000000000000], [0x7FF0000000000000, -1.125, 0.5, 0.125, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, -0.75, 0x7FF0000000000000]]> : tensor<4x5xf64>
    %v2 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, -3.0, -3.0, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, -3.25, -3.5, 0xFFF0000000000000], [0xFFF0000000000000, -4.5, -3.0, -2.5, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -3.25, 0xFFF0000000000000]]> : tensor<4x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x5xi1>
    %v6 = stablehlo.constant dense<[[true, true, false, false, true], [true, true, false, false, true], [true, false, false, false, true], [true, true, true, false, true]]> : tensor<4x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x5xi1>
    %v10 = stablehlo.constant dense<[[true, true, false, false, true], [true, true, false, false, true], [true, false, false, false, true], [true, true, true, false, true]]> : tensor<4x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x5xi1>
    %v15 = stablehlo.constant dense<[[true, true, false, false, true], [true, true, false, false, true], [true, false, false, false, true], [true, true, true, false, true]]> : tensor<4x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x5xi1>
    %v20 = stablehlo.constant dense<[[true, true, false, false, true], [true, true, false, false, true], [true, false, false, false, true], [true, true, true, false, true]]> : tensor<4x5xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4x5xi1>
    func.return
  }
}
