// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-3.3186226939862142, 1.82176037983172], [0x7FF0000000000000, -1.7976931348623157e+308], [0xFFF8000000000000, 0xFFF8000000000000], [-2.225073858507201e-308, 1.7976931348623157e+308], [-0.4042236452878885, -0.40197623956906386]]> : tensor<5x2xf64>]'
// RUN: : @program
// chlo.erf_inv on f64, special values
//   S: rank 2
//   E: f64
// legal 0 0: [null,null,null,null,"nan","nan",null,null,null,null]

module {
func.func @program(%arg0: tensor<5x2xf64>) -> tensor<5x2xf64> {
  %0 = chlo.erf_inv %arg0 : tensor<5x2xf64> -> tensor<5x2xf64>
  return %0 : tensor<5x2xf64>
}

  func.func @main(%input0: tensor<5x2xf64>) {
    %r = func.call @program(%input0) : (tensor<5x2xf64>) -> (tensor<5x2xf64>)
    %v0 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<5x2xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<5x2xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x2xi1>
    %v5 = stablehlo.constant dense<true> : tensor<5x2xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<5x2xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<5x2xi1>
    %v9 = stablehlo.constant dense<[[true, true], [true, true], [false, false], [true, true], [true, true]]> : tensor<5x2xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x2xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<5x2xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<5x2xi1>
    %v14 = stablehlo.constant dense<[[true, true], [true, true], [false, false], [true, true], [true, true]]> : tensor<5x2xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x2xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<5x2xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<5x2xi1>
    %v19 = stablehlo.constant dense<[[true, true], [true, true], [false, false], [true, true], [true, true]]> : tensor<5x2xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<5x2xi1>
    check.expect_eq_const %v20, dense<true> : tensor<5x2xi1>
    func.return
  }
}
