// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.5, -0.0, 0.0], [0.0, -0.0, -0.5], [0.0, 0.0, -0.0]]]> : tensor<1x3x3xf4E2M1FN>, dense<[[[-1.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, -1.0, 0.0], [-1.0, -2.0, 2.0, 0.0, -2.0]]]> : tensor<1x3x5xf4E2M1FN>]'
// RUN: : @program
// stablehlo.triangular_solve on f4E2M1FN, exact values
//   B: rank 1
//   B: has 1
//   n: more
//   m: more
//   E: f4E2M1FN
//   left_side: true
//   lower: true
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [null,[0.0,0.0],null,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],null,[0.0,0.0],null,null,null,[0.0,0.0],null]

module {
func.func @program(%arg0: tensor<1x3x3xf4E2M1FN>, %arg1: tensor<1x3x5xf4E2M1FN>) -> tensor<1x3x5xf4E2M1FN> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x3x3xf4E2M1FN>, tensor<1x3x5xf4E2M1FN>) -> tensor<1x3x5xf4E2M1FN>
  return %0 : tensor<1x3x5xf4E2M1FN>
}

  func.func @main(%input0: tensor<1x3x3xf4E2M1FN>, %input1: tensor<1x3x5xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x3xf4E2M1FN>, tensor<1x3x5xf4E2M1FN>) -> (tensor<1x3x5xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x3x5xf4E2M1FN>) -> tensor<1x3x5xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0.0, 0x7FF0000000000000, 0.0, 0.0], [0.0, 0.0, 0.0, 0x7FF0000000000000, 0.0], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0.0, 0x7FF0000000000000]]]> : tensor<1x3x5xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0.0, 0xFFF0000000000000, 0.0, 0.0], [0.0, 0.0, 0.0, 0xFFF0000000000000, 0.0], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0.0, 0xFFF0000000000000]]]> : tensor<1x3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3x5xi1>
    %v6 = stablehlo.constant dense<[[[true, false, true, false, false], [false, false, false, true, false], [true, true, true, false, true]]]> : tensor<1x3x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x3x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x3x5xi1>
    %v10 = stablehlo.constant dense<[[[true, false, true, false, false], [false, false, false, true, false], [true, true, true, false, true]]]> : tensor<1x3x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x3x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x3x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x3x5xi1>
    %v15 = stablehlo.constant dense<[[[true, false, true, false, false], [false, false, false, true, false], [true, true, true, false, true]]]> : tensor<1x3x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x3x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x3x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x3x5xi1>
    %v20 = stablehlo.constant dense<[[[true, false, true, false, false], [false, false, false, true, false], [true, true, true, false, true]]]> : tensor<1x3x5xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x3x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x3x5xi1>
    func.return
  }
}
