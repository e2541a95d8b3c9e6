// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, -1.625, -0.8125, 0.75, -2.5], [0.9375, 0.6875, 1.5, 1.75, -0.75], [-3.75, -3.25, -2.25, 3.25, -0.5], [-2.75, -3.25, 1.25, 0.9375, 1.75], [0.6875, -0.625, -3.75, -0.5625, 0.5]]> : tensor<5x5xf8E4M3B11FNUZ>, dense<[[-0.625, -0.8125, 0.9375, 2.0, -0.75]]> : tensor<1x5xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E4M3B11FNUZ, envelope values
//   B: rank 0
//   n: more
//   m: 1
//   E: f8E4M3B11FNUZ
//   left_side: false
//   lower: true
//   unit_diagonal: false
//   transpose_a: TRANSPOSE
// legal 0 0: [[0.140625,0.46875],[-3.0,-0.25],null,null,null]

module {
func.func @program(%arg0: tensor<5x5xf8E4M3B11FNUZ>, %arg1: tensor<1x5xf8E4M3B11FNUZ>) -> tensor<1x5xf8E4M3B11FNUZ> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<5x5xf8E4M3B11FNUZ>, tensor<1x5xf8E4M3B11FNUZ>) -> tensor<1x5xf8E4M3B11FNUZ>
  return %0 : tensor<1x5xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<5x5xf8E4M3B11FNUZ>, %input1: tensor<1x5xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x5xf8E4M3B11FNUZ>, tensor<1x5xf8E4M3B11FNUZ>) -> (tensor<1x5xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x5xf8E4M3B11FNUZ>) -> tensor<1x5xf64>
    %v1 = stablehlo.constant dense<[[0.46875, -0.25, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<1x5xf64>
    %v2 = stablehlo.constant dense<[[0.140625, -3.0, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<1x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x5xi1>
    %v6 = stablehlo.constant dense<[[false, false, true, true, true]]> : tensor<1x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x5xi1>
    %v10 = stablehlo.constant dense<[[false, false, true, true, true]]> : tensor<1x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x5xi1>
    %v15 = stablehlo.constant dense<[[false, false, true, true, true]]> : tensor<1x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x5xi1>
    %v20 = stablehlo.constant dense<[[false, false, true, true, true]]> : tensor<1x5xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x5xi1>
    func.return
  }
}
