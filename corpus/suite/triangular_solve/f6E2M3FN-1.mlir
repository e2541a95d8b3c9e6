// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-2.0, 0.0], [-1.0, 2.0]], [[2.0, -0.5], [1.5, 0.0]], [[-0.5, -1.5], [1.0, 2.0]]]]> : tensor<1x3x2x2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.triangular_solve on f6E2M3FN, exact values
//   B: rank 2
//   B: has 1
//   n: more
//   m: more
//   E: f6E2M3FN
//   left_side: true
//   lower: false
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [null,[0.0,0.0],null,null,null,null,null,[0.0,0.0],null,null,null,null]

module {
func.func @program(%arg0: tensor<1x3x2x2xf6E2M3FN>) -> tensor<1x3x2x2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[[[-1.0, 1.0], [1.0, 2.0]], [[-1.0, 0.0], [0.0, 2.0]], [[-2.0, -1.0], [1.0, 1.0]]]]> : tensor<1x3x2x2xf6E2M3FN>
  %1 = "stablehlo.triangular_solve"(%0, %arg0) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x3x2x2xf6E2M3FN>, tensor<1x3x2x2xf6E2M3FN>) -> tensor<1x3x2x2xf6E2M3FN>
  return %1 : tensor<1x3x2x2xf6E2M3FN>
}

  func.func @main(%input0: tensor<1x3x2x2xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<1x3x2x2xf6E2M3FN>) -> (tensor<1x3x2x2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x3x2x2xf6E2M3FN>) -> tensor<1x3x2x2xf64>
    %v1 = stablehlo.constant dense<[[[[0x7FF0000000000000, 0.0], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0.0]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]]]]> : tensor<1x3x2x2xf64>
    %v2 = stablehlo.constant dense<[[[[0xFFF0000000000000, 0.0], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0.0]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]]]]> : tensor<1x3x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3x2x2xf64>, tensor<1x3x2x2xf64>) -> tensor<1x3x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3x2x2xf64>, tensor<1x3x2x2xf64>) -> tensor<1x3x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3x2x2xi1>
    %v6 = stablehlo.constant dense<[[[[true, false], [true, true]], [[true, true], [true, false]], [[true, true], [true, true]]]]> : tensor<1x3x2x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x3x2x2xf64>, tensor<1x3x2x2xf64>) -> tensor<1x3x2x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x3x2x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x3x2x2xi1>
    %v10 = stablehlo.constant dense<[[[[true, false], [true, true]], [[true, true], [true, false]], [[true, true], [true, true]]]]> : tensor<1x3x2x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x3x2x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x3x2x2xf64>, tensor<1x3x2x2xf64>) -> tensor<1x3x2x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x3x2x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x3x2x2xi1>
    %v15 = stablehlo.constant dense<[[[[true, false], [true, true]], [[true, true], [true, false]], [[true, true], [true, true]]]]> : tensor<1x3x2x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x3x2x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x3x2x2xf64>, tensor<1x3x2x2xf64>) -> tensor<1x3x2x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x3x2x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x3x2x2xi1>
    %v20 = stablehlo.constant dense<[[[[true, false], [true, true]], [[true, true], [true, false]], [[true, true], [true, true]]]]> : tensor<1x3x2x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x3x2x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x3x2x2xi1>
    func.return
  }
}
