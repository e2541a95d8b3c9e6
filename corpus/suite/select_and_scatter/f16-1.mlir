// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.0, -7.171875, 4.0273438]> : tensor<3xf16>, dense<[0x7E00, 1.5820312]> : tensor<2xf16>]'
// RUN: : @program
// stablehlo.select_and_scatter on f16, special values
//   S: rank 1
//   E: f16
//   F: f16
//   window_dimensions: low + 1
//   padding: positive
//   padding: near 1 + 1
// legal 0 0: [1.58203125,"inf","inf"]

module {
func.func @program(%arg0: tensor<3xf16>, %arg1: tensor<2xf16>) -> tensor<3xf16> {
  %0 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, padding = dense<[[3, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<f16>, %3: tensor<f16>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<f16>, %6: tensor<f16>):
    %7 = stablehlo.minimum %5, %6 : tensor<f16>
    stablehlo.return %7 : tensor<f16>
  }) : (tensor<3xf16>, tensor<2xf16>, tensor<f16>) -> tensor<3xf16>
  return %1 : tensor<3xf16>
}

  func.func @main(%input0: tensor<3xf16>, %input1: tensor<2xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf16>, tensor<2xf16>) -> (tensor<3xf16>)
    %v0 = stablehlo.convert %r : (tensor<3xf16>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[1.58203125, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[1.58203125, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<3xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<3xi1>
    check.expect_eq_const %v10, dense<true> : tensor<3xi1>
    func.return
  }
}
