// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.erf_inv on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
// legal 0 0: [null,null,null,null,null,"nan",null,null,null,null,null,null,null,"nan",null,null,null,null,null,"nan"]

module {
func.func @program() -> tensor<1x1x4x5xf32> {
  %0 = stablehlo.constant dense<[[[[1.0, 1.0e-45, -0.5168733, -0.31905276, 3.8288236], [0x7FC00000, 4.6320086, -1.2189256, -1.1754944e-38, -1.0], [1.0e-45, 0.9841627, -1.0e-45, 0xFFC00000, 0.6989597], [1.1393225, -1.4353436, -0.9368761, -1.0e-45, 0xFFC00000]]]]> : tensor<1x1x4x5xf32>
  %1 = chlo.erf_inv %0 : tensor<1x1x4x5xf32> -> tensor<1x1x4x5xf32>
  return %1 : tensor<1x1x4x5xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x4x5xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1x4x5xf32>) -> tensor<1x1x4x5xf64>
    %v1 = stablehlo.constant dense<[[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000]]]]> : tensor<1x1x4x5xf64>
    %v2 = stablehlo.constant dense<[[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000]]]]> : tensor<1x1x4x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1x4x5xf64>, tensor<1x1x4x5xf64>) -> tensor<1x1x4x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1x4x5xf64>, tensor<1x1x4x5xf64>) -> tensor<1x1x4x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1x4x5xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1x1x4x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x1x4x5xf64>, tensor<1x1x4x5xf64>) -> tensor<1x1x4x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x1x4x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x1x4x5xi1>
    %v10 = stablehlo.constant dense<[[[[true, true, true, true, true], [false, true, true, true, true], [true, true, true, false, true], [true, true, true, true, false]]]]> : tensor<1x1x4x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x4x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x1x4x5xf64>, tensor<1x1x4x5xf64>) -> tensor<1x1x4x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x1x4x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x1x4x5xi1>
    %v15 = stablehlo.constant dense<[[[[true, true, true, true, true], [false, true, true, true, true], [true, true, true, false, true], [true, true, true, true, false]]]]> : tensor<1x1x4x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1x4x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x1x4x5xf64>, tensor<1x1x4x5xf64>) -> tensor<1x1x4x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x1x4x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x1x4x5xi1>
    %v20 = stablehlo.constant dense<[[[[true, true, true, true, true], [false, true, true, true, true], [true, true, true, false, true], [true, true, true, true, false]]]]> : tensor<1x1x4x5xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x1x4x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x1x4x5xi1>
    func.return
  }
}
