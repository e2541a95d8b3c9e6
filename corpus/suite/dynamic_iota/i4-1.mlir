// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i4, special values
//   n: more
//   S: rank 2
//   S: has 1
//   E: f8E8M0FNU
//   iota_dimension: later
//   I: i4
// legal 0 0: [null,1.0,2.0,4.0,null,1.0,2.0,4.0,null,1.0,2.0,4.0]

module {
func.func @program() -> tensor<1x3x4xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[1, 3, 4]> : tensor<3xi4>
  %1 = stablehlo.dynamic_iota %0, dim = 2 : (tensor<3xi4>) -> tensor<1x3x4xf8E8M0FNU>
  return %1 : tensor<1x3x4xf8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x3x4xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x3x4xf8E8M0FNU>) -> tensor<1x3x4xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 1.0, 2.0, 4.0], [0x7FF0000000000000, 1.0, 2.0, 4.0], [0x7FF0000000000000, 1.0, 2.0, 4.0]]]> : tensor<1x3x4xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 1.0, 2.0, 4.0], [0xFFF0000000000000, 1.0, 2.0, 4.0], [0xFFF0000000000000, 1.0, 2.0, 4.0]]]> : tensor<1x3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3x4xi1>
    %v6 = stablehlo.constant dense<[[[true, false, false, false], [true, false, false, false], [true, false, false, false]]]> : tensor<1x3x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x3x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x3x4xi1>
    %v10 = stablehlo.constant dense<[[[true, false, false, false], [true, false, false, false], [true, false, false, false]]]> : tensor<1x3x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x3x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x3x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x3x4xi1>
    %v15 = stablehlo.constant dense<[[[true, false, false, false], [true, false, false, false], [true, false, false, false]]]> : tensor<1x3x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x3x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x3x4xf64>, tensor<1x3x4xf64>) -> tensor<1x3x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x3x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x3x4xi1>
    %v20 = stablehlo.constant dense<[[[true, false, false, false], [true, false, false, false], [true, false, false, false]]]> : tensor<1x3x4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x3x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x3x4xi1>
    func.return
  }
}
