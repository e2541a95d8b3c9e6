// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1.0, 0.0, -3.0, 7.0], [5.0, -3.0, -3.0, 7.0], [-4.0, -2.0, -2.0, -1.0]], [[8.0, -7.0, 1.0, -4.0], [-2.0, 6.0, 4.0, 6.0], [3.0, -8.0, -8.0, 6.0]]]> : tensor<2x3x4xf64>, dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf64>, dense<[-8.0, 2.0, 8.0, 0.0]> : tensor<4xf64>, dense<[5.0, -5.0, 4.0, -6.0]> : tensor<4xf64>, dense<[[[-0.75, 0.0, 0.5, 0.0], [0.0, -0.5, 0.25, 0.75], [0.0, 0.75, -0.75, 0.75]], [[-0.5, -1.5, 0.0, 0.0], [0.0, 1.5, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0]]]> : tensor<2x3x4xf64>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f64, exact values
//   C: more
//   S: rank 2
//   E: f64
//   feature_index: later
//   epsilon: positive
// legal 0 0: [-1.25,2.25,[0.0,0.0],1.5]
// legal 0 1: [[-5.92500155519118,-5.925001555191157],null,[-0.3749542320130269,-0.37495423201299516],null]
// legal 0 2: [[0.0,0.0],null,[0.0,0.0],null,[0.0,0.0],null,[-0.0,-0.0],null,[0.0,0.0],null,[-0.0,-0.0],null,[0.0,0.0],null,[-0.0,-0.0],null,[0.0,0.0],null,[-0.0,-0.0],null,[0.0,0.0],null,[-0.0,-0.0],null]

module {
func.func @program(%arg0: tensor<2x3x4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<2x3x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<2x3x4xf64>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 2 : i64, epsilon = 0.0009765625 : f32}> : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>)
  return %2, %1, %0 : tensor<4xf64>, tensor<4xf64>, tensor<2x3x4xf64>
}

  func.func @main(%input0: tensor<2x3x4xf64>, %input1: tensor<4xf64>, %input2: tensor<4xf64>, %input3: tensor<4xf64>, %input4: tensor<2x3x4xf64>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<2x3x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<2x3x4xf64>)
    check.expect_eq_const %r#0, dense<[-1.25, 2.25, 0.0, 1.5]> : tensor<4xf64>
    %v0 = stablehlo.constant dense<[-5.925001555191157, 0x7FF0000000000000, -0.37495423201299516, 0x7FF0000000000000]> : tensor<4xf64>
    %v1 = stablehlo.constant dense<[-5.92500155519118, 0xFFF0000000000000, -0.3749542320130269, 0xFFF0000000000000]> : tensor<4xf64>
    %v2 = stablehlo.compare GE, %r#1, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v3 = stablehlo.compare LE, %r#1, %v0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4xi1>
    %v5 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
    %v6 = stablehlo.compare NE, %r#1, %r#1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<4xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<4xi1>
    %v9 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %v11 = stablehlo.compare EQ, %r#1, %v10, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<4xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<4xi1>
    %v14 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4xf64>
    %v16 = stablehlo.compare EQ, %r#1, %v15, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<4xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<4xi1>
    %v19 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<4xi1>
    check.expect_eq_const %v20, dense<true> : tensor<4xi1>
    %v21 = stablehlo.constant dense<[[[0.0, 0x7FF0000000000000, 0.0, 0x7FF0000000000000], [0.0, 0x7FF0000000000000, -0.0, 0x7FF0000000000000], [0.0, 0x7FF0000000000000, -0.0, 0x7FF0000000000000]], [[0.0, 0x7FF0000000000000, -0.0, 0x7FF0000000000000], [0.0, 0x7FF0000000000000, -0.0, 0x7FF0000000000000], [0.0, 0x7FF0000000000000, -0.0, 0x7FF0000000000000]]]> : tensor<2x3x4xf64>
    %v22 = stablehlo.constant dense<[[[0.0, 0xFFF0000000000000, 0.0, 0xFFF0000000000000], [0.0, 0xFFF0000000000000, -0.0, 0xFFF0000000000000], [0.0, 0xFFF0000000000000, -0.0, 0xFFF0000000000000]], [[0.0, 0xFFF0000000000000, -0.0, 0xFFF0000000000000], [0.0, 0xFFF0000000000000, -0.0, 0xFFF0000000000000], [0.0, 0xFFF0000000000000, -0.0, 0xFFF0000000000000]]]> : tensor<2x3x4xf64>
    %v23 = stablehlo.compare GE, %r#2, %v22, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v24 = stablehlo.compare LE, %r#2, %v21, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<2x3x4xi1>
    %v26 = stablehlo.constant dense<[[[false, true, false, true], [false, true, false, true], [false, true, false, true]], [[false, true, false, true], [false, true, false, true], [false, true, false, true]]]> : tensor<2x3x4xi1>
    %v27 = stablehlo.compare NE, %r#2, %r#2, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v28 = stablehlo.and %v27, %v26 : tensor<2x3x4xi1>
    %v29 = stablehlo.or %v25, %v28 : tensor<2x3x4xi1>
    %v30 = stablehlo.constant dense<[[[false, true, false, true], [false, true, false, true], [false, true, false, true]], [[false, true, false, true], [false, true, false, true], [false, true, false, true]]]> : tensor<2x3x4xi1>
    %v31 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3x4xf64>
    %v32 = stablehlo.compare EQ, %r#2, %v31, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v33 = stablehlo.and %v32, %v30 : tensor<2x3x4xi1>
    %v34 = stablehlo.or %v29, %v33 : tensor<2x3x4xi1>
    %v35 = stablehlo.constant dense<[[[false, true, false, true], [false, true, false, true], [false, true, false, true]], [[false, true, false, true], [false, true, false, true], [false, true, false, true]]]> : tensor<2x3x4xi1>
    %v36 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x3x4xf64>
    %v37 = stablehlo.compare EQ, %r#2, %v36, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v38 = stablehlo.and %v37, %v35 : tensor<2x3x4xi1>
    %v39 = stablehlo.or %v34, %v38 : tensor<2x3x4xi1>
    %v40 = stablehlo.constant dense<[[[false, true, false, true], [false, true, false, true], [false, true, false, true]], [[false, true, false, true], [false, true, false, true], [false, true, false, true]]]> : tensor<2x3x4xi1>
    %v41 = stablehlo.or %v39, %v40 : tensor<2x3x4xi1>
    check.expect_eq_const %v41, dense<true> : tensor<2x3x4xi1>
    func.return
  }
}
