// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce on f8E5M2FNUZ, special values
//   N: low
//   D: rank 3+
//   S: rank 1
//   S: has 1
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   dimensions: unordered
// legal 0 0: ["nan"]

module {
func.func @program() -> tensor<1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[[[0x80, 1.25, -57344.0, -3.0517578e-05], [7.6293945e-06, -0.5, -1.0, 0x80], [2.5, 0.3125, -5.0, -1.0], [1.75, 1.0, 3.0517578e-05, 0x80]], [[57344.0, -0.4375, -0.4375, -1.0], [-7.6293945e-06, -57344.0, 5.0, 0.5], [-57344.0, 0x80, 7.6293945e-06, 0x80], [0.5, 0.75, -3.0517578e-05, 2.2888184e-05]], [[0x80, 2.0, 1.0, 0.0], [4.0, -0.875, 1.0, 1.0], [1.0, -57344.0, -0.625, 0.25], [57344.0, 2.2888184e-05, -57344.0, -57344.0]]]]> : tensor<1x3x4x4xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<57344.0> : tensor<f8E5M2FNUZ>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.minimum across dimensions = [2, 3, 1] : (tensor<1x3x4x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  return %2 : tensor<1xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1xi1>
    func.return
  }
}
