// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0], [0.5], [-0.25], [1.0], [-0.5]]> : tensor<5x1xf8E3M4>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E3M4, exact values
//   B: rank 0
//   n: more
//   m: 1
//   E: f8E3M4
//   left_side: true
//   lower: false
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [[0.0,0.0],[0.21875,0.78125],[-0.390625,-0.109375],[0.4375,1.5625],null]

module {
func.func @program(%arg0: tensor<5x1xf8E3M4>) -> tensor<5x1xf8E3M4> {
  %0 = stablehlo.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0, 1.0], [0.0, 0.0, -1.0, 0.0, 0.0], [0.0, 1.0, 0.0, -1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<5x5xf8E3M4>
  %1 = "stablehlo.triangular_solve"(%0, %arg0) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<5x5xf8E3M4>, tensor<5x1xf8E3M4>) -> tensor<5x1xf8E3M4>
  return %1 : tensor<5x1xf8E3M4>
}

  func.func @main(%input0: tensor<5x1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<5x1xf8E3M4>) -> (tensor<5x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<5x1xf8E3M4>) -> tensor<5x1xf64>
    %v1 = stablehlo.constant dense<[[0.0], [0.78125], [-0.109375], [1.5625], [0x7FF0000000000000]]> : tensor<5x1xf64>
    %v2 = stablehlo.constant dense<[[0.0], [0.21875], [-0.390625], [0.4375], [0xFFF0000000000000]]> : tensor<5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1xi1>
    %v6 = stablehlo.constant dense<[[false], [false], [false], [false], [true]]> : tensor<5x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x1xi1>
    %v10 = stablehlo.constant dense<[[false], [false], [false], [false], [true]]> : tensor<5x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x1xi1>
    %v15 = stablehlo.constant dense<[[false], [false], [false], [false], [true]]> : tensor<5x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x1xi1>
    %v20 = stablehlo.constant dense<[[false], [false], [false], [false], [true]]> : tensor<5x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x1xi1>
    func.return
  }
}
