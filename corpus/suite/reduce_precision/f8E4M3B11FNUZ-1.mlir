// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_precision on f8E4M3B11FNUZ, special values
//   S: rank 2
//   E: f8E4M3B11FNUZ
//   exponent_bits: low + 1
//   mantissa_bits: near 3
// legal 0 0: [null,null,[0.0,0.0],null,null,-1.0,1.25,null,1.0]

module {
func.func @program() -> tensor<3x3xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[[-0.0008544922, 0.00012207031, 0.0], [30.0, -30.0, -1.0], [1.25, 30.0, 1.0]]> : tensor<3x3xf8E4M3B11FNUZ>
  %1 = stablehlo.reduce_precision %0, format = e2m23 : tensor<3x3xf8E4M3B11FNUZ>
  return %1 : tensor<3x3xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x3xf8E4M3B11FNUZ>) -> tensor<3x3xf64>
    %v1 = stablehlo.constant dense<[[30.0, 30.0, 0.0], [30.0, 30.0, -1.0], [1.25, 30.0, 1.0]]> : tensor<3x3xf64>
    %v2 = stablehlo.constant dense<[[-30.0, -30.0, 0.0], [-30.0, -30.0, -1.0], [1.25, -30.0, 1.0]]> : tensor<3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x3xf64>) -> tensor<3x3xi64>
    %v7 = stablehlo.constant dense<[[-4594234569871327232, -4594234569871327232, 0], [-4594234569871327232, -4594234569871327232, -4616189618054758400], [4608308318706860032, -4594234569871327232, 4607182418800017408]]> : tensor<3x3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %v9 = stablehlo.constant dense<[[false, false, true], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x3xi1>, tensor<3x3xi1>
    %v11 = stablehlo.constant dense<[[true, true, false], [true, true, false], [false, true, false]]> : tensor<3x3xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x3xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x3xi1>
    %v15 = stablehlo.constant dense<[[true, true, false], [true, true, false], [false, true, false]]> : tensor<3x3xi1>
    %v16 = stablehlo.or %v14, %v15 : tensor<3x3xi1>
    check.expect_eq_const %v16, dense<true> : tensor<3x3xi1>
    func.return
  }
}
