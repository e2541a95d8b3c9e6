// RUN: stablehlo-translate --interpret %s --args='[dense<[[-7.760157], [0x7FC00000]]> : tensor<2x1xf32>]'
// RUN: : @program
// stablehlo.sqrt on f32, special values
//   S: rank 2
//   S: has 1
//   E: f32
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: ["nan","nan"]

module {
func.func @program(%arg0: tensor<2x1xf32>) -> tensor<2x1xf32> {
  %0 = stablehlo.sqrt %arg0 : tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

  func.func @main(%input0: tensor<2x1xf32>) {
    %r = func.call @program(%input0) : (tensor<2x1xf32>) -> (tensor<2x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf32>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<2x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2x1xi1>
    func.return
  }
}
