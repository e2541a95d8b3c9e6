// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cholesky on f64, special values
//   B: rank 1
//   B: has 1
//   n: more
//   E: f64
//   lower: false
// legal 0 0: [[1.2017784118652335,1.2017784118652353],[-0.7634258270263686,-0.7634258270263657],null,[1.9519591331481907,1.951959133148196]]

module {
func.func @program() -> tensor<1x2x2xf64> {
  %0 = stablehlo.constant dense<[[[1.444271351225325, -0.9174686779806507], [-0.9174686779806507, 4.392963450851539]]]> : tensor<1x2x2xf64>
  %1 = stablehlo.cholesky %0 : tensor<1x2x2xf64>
  return %1 : tensor<1x2x2xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2x2xf64>)
    %v0 = stablehlo.constant dense<[[[1.2017784118652353, -0.7634258270263657], [0x7FF0000000000000, 1.951959133148196]]]> : tensor<1x2x2xf64>
    %v1 = stablehlo.constant dense<[[[1.2017784118652335, -0.7634258270263686], [0xFFF0000000000000, 1.9519591331481907]]]> : tensor<1x2x2xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x2x2xi1>
    %v5 = stablehlo.constant dense<[[[false, false], [true, false]]]> : tensor<1x2x2xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<1x2x2xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<1x2x2xi1>
    %v9 = stablehlo.constant dense<[[[false, false], [true, false]]]> : tensor<1x2x2xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x2xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<1x2x2xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<1x2x2xi1>
    %v14 = stablehlo.constant dense<[[[false, false], [true, false]]]> : tensor<1x2x2xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x2xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<1x2x2xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<1x2x2xi1>
    %v19 = stablehlo.constant dense<[[[false, false], [true, false]]]> : tensor<1x2x2xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<1x2x2xi1>
    check.expect_eq_const %v20, dense<true> : tensor<1x2x2xi1>
    func.return
  }
}
