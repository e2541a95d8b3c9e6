// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.5], [240.0], [0.5], [0x80]]> : tensor<4x1xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.erfc on f8E4M3FNUZ, special values
//   S: rank 2
//   S: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [1.5,[0.0,0.0],0.46875,"nan"]

module {
func.func @program(%arg0: tensor<4x1xf8E4M3FNUZ>) -> tensor<4x1xf8E4M3FNUZ> {
  %0 = chlo.erfc %arg0 : tensor<4x1xf8E4M3FNUZ> -> tensor<4x1xf8E4M3FNUZ>
  return %0 : tensor<4x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<4x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<4x1xf8E4M3FNUZ>) -> (tensor<4x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf8E4M3FNUZ>) -> tensor<4x1xf64>
    %v1 = stablehlo.constant dense<[[1.5], [0.0], [0.46875], [0xFFF0000000000000]]> : tensor<4x1xf64>
    %v2 = stablehlo.constant dense<[[1.5], [0.0], [0.46875], [0x7FF0000000000000]]> : tensor<4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    %v7 = stablehlo.constant dense<[[4609434218613702656], [0], [4602115869219225600], [9221120237041090560]]> : tensor<4x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %v9 = stablehlo.constant dense<[[false], [true], [false], [false]]> : tensor<4x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x1xi1>, tensor<4x1xi1>
    %v11 = stablehlo.constant dense<[[false], [false], [false], [true]]> : tensor<4x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x1xi1>
    check.expect_eq_const %v14, dense<true> : tensor<4x1xi1>
    func.return
  }
}
