// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0.5, 0.5], [0.0, 0.5], [0.0, 0.5], [0.0, 0.0]], [[0.0, 0.0], [0.5, 0.0], [0.5, 0.0], [0.0, 0.0]]], [[[0.5, 0.0], [-0.5, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, -0.0], [-0.0, -0.0]]], [[[0.0, 0.0], [-0.5, 0.0], [-0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.5], [0.5, 0.0], [0.0, 0.0]]]]> : tensor<3x2x4x2xf4E2M1FN>]'
// RUN: : @program
// chlo.top_k on f4E2M1FN, exact values
//   S: rank 3+
//   n: more
//   E: f4E2M1FN
//   k: high
//   is_stable: true
// legal 0 0: [0,1,1,0,1,0,0,1,0,1,0,1,0,1,0,1,0,1,1,0,0,1,0,1,0,1,0,1,0,1,0,1,0,1,1,0,1,0,0,1,0,1,1,0,0,1,0,1]
// legal 0 1: [0.5,0.5,0.5,[0.0,0.0],0.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],0.5,[0.0,0.0],0.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],0.5,[0.0,0.0],[0.0,0.0],-0.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],null,null,[-0.0,-0.0],[-0.0,-0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-0.5,null,null,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],0.5,[0.0,0.0],0.5,[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x2x4x2xf4E2M1FN>) -> (tensor<3x2x4x2xi32>, tensor<3x2x4x2xf4E2M1FN>) {
  %0, %1 = chlo.top_k(%arg0, k = 2) : tensor<3x2x4x2xf4E2M1FN> -> (tensor<3x2x4x2xf4E2M1FN>, tensor<3x2x4x2xi32>)
  return %1, %0 : tensor<3x2x4x2xi32>, tensor<3x2x4x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<3x2x4x2xf4E2M1FN>) {
    %r:2 = func.call @program(%input0) : (tensor<3x2x4x2xf4E2M1FN>) -> (tensor<3x2x4x2xi32>, tensor<3x2x4x2xf4E2M1FN>)
    check.expect_eq_const %r#0, dense<[[[[0, 1], [1, 0], [1, 0], [0, 1]], [[0, 1], [0, 1], [0, 1], [0, 1]]], [[[0, 1], [1, 0], [0, 1], [0, 1]], [[0, 1], [0, 1], [0, 1], [0, 1]]], [[[0, 1], [1, 0], [1, 0], [0, 1]], [[0, 1], [1, 0], [0, 1], [0, 1]]]]> : tensor<3x2x4x2xi32>
    %v0 = stablehlo.convert %r#1 : (tensor<3x2x4x2xf4E2M1FN>) -> tensor<3x2x4x2xf64>
    %v1 = stablehlo.constant dense<[[[[0.5, 0.5], [0.5, 0.0], [0.5, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.5, 0.0], [0.5, 0.0], [0.0, 0.0]]], [[[0.5, 0.0], [0.0, -0.5], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0x7FF0000000000000, 0x7FF0000000000000], [-0.0, -0.0]]], [[[0.0, 0.0], [0.0, -0.5], [0x7FF0000000000000, 0x7FF0000000000000], [0.0, 0.0]], [[0.0, 0.0], [0.5, 0.0], [0.5, 0.0], [0.0, 0.0]]]]> : tensor<3x2x4x2xf64>
    %v2 = stablehlo.constant dense<[[[[0.5, 0.5], [0.5, 0.0], [0.5, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.5, 0.0], [0.5, 0.0], [0.0, 0.0]]], [[[0.5, 0.0], [0.0, -0.5], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0xFFF0000000000000, 0xFFF0000000000000], [-0.0, -0.0]]], [[[0.0, 0.0], [0.0, -0.5], [0xFFF0000000000000, 0xFFF0000000000000], [0.0, 0.0]], [[0.0, 0.0], [0.5, 0.0], [0.5, 0.0], [0.0, 0.0]]]]> : tensor<3x2x4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2x4x2xf64>, tensor<3x2x4x2xf64>) -> tensor<3x2x4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2x4x2xf64>, tensor<3x2x4x2xf64>) -> tensor<3x2x4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2x4x2xi1>
    %v6 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [true, true], [false, false]]], [[[false, false], [false, false], [true, true], [false, false]], [[false, false], [false, false], [false, false], [false, false]]]]> : tensor<3x2x4x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x2x4x2xf64>, tensor<3x2x4x2xf64>) -> tensor<3x2x4x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x2x4x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x2x4x2xi1>
    %v10 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [true, true], [false, false]]], [[[false, false], [false, false], [true, true], [false, false]], [[false, false], [false, false], [false, false], [false, false]]]]> : tensor<3x2x4x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x2x4x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x2x4x2xf64>, tensor<3x2x4x2xf64>) -> tensor<3x2x4x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x2x4x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x2x4x2xi1>
    %v15 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [true, true], [false, false]]], [[[false, false], [false, false], [true, true], [false, false]], [[false, false], [false, false], [false, false], [false, false]]]]> : tensor<3x2x4x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x2x4x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x2x4x2xf64>, tensor<3x2x4x2xf64>) -> tensor<3x2x4x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x2x4x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x2x4x2xi1>
    %v20 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [true, true], [false, false]]], [[[false, false], [false, false], [true, true], [false, false]], [[false, false], [false, false], [false, false], [false, false]]]]> : tensor<3x2x4x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x2x4x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x2x4x2xi1>
    func.return
  }
}
