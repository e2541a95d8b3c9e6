// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cholesky on f6E3M2FN, envelope values
//   B: rank 1
//   n: more
//   E: f6E3M2FN
//   lower: false
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,[0.0,0.0],null,null,null,null,null,null]

module {
func.func @program() -> tensor<5x2x2xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[[2.5, -1.5], [-1.5, 4.0]], [[3.0, -1.5], [-1.5, 3.5]], [[3.5, -1.75], [-1.75, 3.0]], [[2.5, 0.0], [0.0, 3.5]], [[1.25, -0.1875], [-0.1875, 3.0]]]> : tensor<5x2x2xf6E3M2FN>
  %1 = stablehlo.cholesky %0, lower = false : tensor<5x2x2xf6E3M2FN>
  return %1 : tensor<5x2x2xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x2x2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<5x2x2xf6E3M2FN>) -> tensor<5x2x2xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0.0], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<5x2x2xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0.0], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<5x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x2x2xi1>
    %v6 = stablehlo.constant dense<[[[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, false], [true, true]], [[true, true], [true, true]]]> : tensor<5x2x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x2x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x2x2xi1>
    %v10 = stablehlo.constant dense<[[[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, false], [true, true]], [[true, true], [true, true]]]> : tensor<5x2x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x2x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x2x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x2x2xi1>
    %v15 = stablehlo.constant dense<[[[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, false], [true, true]], [[true, true], [true, true]]]> : tensor<5x2x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x2x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x2x2xf64>, tensor<5x2x2xf64>) -> tensor<5x2x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x2x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x2x2xi1>
    %v20 = stablehlo.constant dense<[[[true, true], [true, true]], [[true, true], [true, true]], [[true, true], [true, true]], [[true, false], [true, true]], [[true, true], [true, true]]]> : tensor<5x2x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x2x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x2x2xi1>
    func.return
  }
}
