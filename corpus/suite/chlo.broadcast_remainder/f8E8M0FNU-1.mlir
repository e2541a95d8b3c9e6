// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2.0> : tensor<f8E8M0FNU>, dense<[[4.0, 1.0, 0.5, 2.0, 1.7014118e+38], [4.0, 2.0, 5.877472e-39, 0.5, 1.0]]> : tensor<2x5xf8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E8M0FNU, special values
//   A: rank 0
//   E: f8E8M0FNU
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [2.0,null,null,null,2.0,2.0,null,null,null,null]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<2x5xf8E8M0FNU>) -> tensor<2x5xf8E8M0FNU> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f8E8M0FNU>, tensor<2x5xf8E8M0FNU>) -> tensor<2x5xf8E8M0FNU>
  return %0 : tensor<2x5xf8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<2x5xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E8M0FNU>, tensor<2x5xf8E8M0FNU>) -> (tensor<2x5xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<2x5xf8E8M0FNU>) -> tensor<2x5xf64>
    %v1 = stablehlo.constant dense<[[2.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 2.0], [2.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<2x5xf64>
    %v2 = stablehlo.constant dense<[[2.0, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 2.0], [2.0, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<2x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5xi1>
    %v6 = stablehlo.constant dense<[[false, true, true, true, false], [false, true, true, true, true]]> : tensor<2x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x5xi1>
    %v10 = stablehlo.constant dense<[[false, true, true, true, false], [false, true, true, true, true]]> : tensor<2x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x5xi1>
    %v15 = stablehlo.constant dense<[[false, true, true, true, false], [false, true, true, true, true]]> : tensor<2x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x5xi1>
    %v20 = stablehlo.constant dense<[[false, true, true, true, false], [false, true, true, true, true]]> : tensor<2x5xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x5xi1>
    func.return
  }
}
