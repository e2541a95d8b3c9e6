// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 1.0, 0.0, -1.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 2.0, 0.0], [1.0, 1.0, 0.0, -2.0]]> : tensor<4x4xf8E4M3B11FNUZ>, dense<[[-0.5, -0.5, -1.5, -0.5], [0.0, 0.0, 0.0, 0.5], [-1.0, -1.5, -1.0, -1.0], [0.5, -0.5, 1.0, 0.0]]> : tensor<4x4xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E4M3B11FNUZ, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: f8E4M3B11FNUZ
//   left_side: true
//   lower: false
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [[-0.75,-0.25],[-0.75,-0.25],[-2.25,-0.75],[-0.75,-0.25],[-0.25,1.25],[-0.25,1.25],null,[0.0,2.0],[-1.5,-0.5],[-2.25,-0.75],[-1.5,-0.5],[-1.5,-0.5],[-1.0,1.0],[-2.0,0.0],null,[-1.25,0.25]]

module {
func.func @program(%arg0: tensor<4x4xf8E4M3B11FNUZ>, %arg1: tensor<4x4xf8E4M3B11FNUZ>) -> tensor<4x4xf8E4M3B11FNUZ> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>) -> tensor<4x4xf8E4M3B11FNUZ>
  return %0 : tensor<4x4xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<4x4xf8E4M3B11FNUZ>, %input1: tensor<4x4xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x4xf8E4M3B11FNUZ>, tensor<4x4xf8E4M3B11FNUZ>) -> (tensor<4x4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x4xf8E4M3B11FNUZ>) -> tensor<4x4xf64>
    %v1 = stablehlo.constant dense<[[-0.25, -0.25, -0.75, -0.25], [1.25, 1.25, 0x7FF0000000000000, 2.0], [-0.5, -0.75, -0.5, -0.5], [1.0, 0.0, 0x7FF0000000000000, 0.25]]> : tensor<4x4xf64>
    %v2 = stablehlo.constant dense<[[-0.75, -0.75, -2.25, -0.75], [-0.25, -0.25, 0xFFF0000000000000, 0.0], [-1.5, -2.25, -1.5, -1.5], [-1.0, -2.0, 0xFFF0000000000000, -1.25]]> : tensor<4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4xi1>
    %v6 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, true, false]]> : tensor<4x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x4xi1>
    %v10 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, true, false]]> : tensor<4x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x4xi1>
    %v15 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, true, false]]> : tensor<4x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x4xi1>
    %v20 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false], [false, false, true, false]]> : tensor<4x4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4x4xi1>
    func.return
  }
}
