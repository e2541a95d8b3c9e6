// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tan on f8E8M0FNU, special values
//   S: rank 2
//   S: has 1
//   E: f8E8M0FNU
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[5.960464477539063e-08,1.1920928955078125e-07],[9.5367431640625e-07,1.9073486328125e-06],null,null,[0.0001220703125,0.000244140625]]

module {
func.func @program() -> tensor<5x1xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[[1.1920929e-07], [1.9073486e-06], [2.028241e+31], [128.0], [0.00024414062]]> : tensor<5x1xf8E8M0FNU>
  %1 = stablehlo.tan %0 : tensor<5x1xf8E8M0FNU>
  return %1 : tensor<5x1xf8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<5x1xf8E8M0FNU>) -> tensor<5x1xf64>
    %v1 = stablehlo.constant dense<[[1.1920928955078125e-07], [1.9073486328125e-06], [0x7FF0000000000000], [0x7FF0000000000000], [0.000244140625]]> : tensor<5x1xf64>
    %v2 = stablehlo.constant dense<[[5.960464477539063e-08], [9.5367431640625e-07], [0xFFF0000000000000], [0xFFF0000000000000], [0.0001220703125]]> : tensor<5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1xi1>
    %v6 = stablehlo.constant dense<[[false], [false], [true], [true], [false]]> : tensor<5x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x1xi1>
    %v10 = stablehlo.constant dense<[[false], [false], [true], [true], [false]]> : tensor<5x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x1xi1>
    %v15 = stablehlo.constant dense<[[false], [false], [true], [true], [false]]> : tensor<5x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x1xi1>
    %v20 = stablehlo.constant dense<[[false], [false], [true], [true], [false]]> : tensor<5x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x1xi1>
    func.return
  }
}
