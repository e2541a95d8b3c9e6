// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0, 3.0, -2.0]> : tensor<3xf8E4M3>, dense<[0.0, -0.5]> : tensor<2xf8E4M3>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E4M3, exact values
//   S: rank 1
//   E: f8E4M3
//   F: f8E4M3
//   window_dimensions: low
//   window_strides: low
//   padding: negative
//   padding: positive
//   padding: near 1 + 1
//   padding: near 2
// legal 0 0: ["-inf","-inf",0.0]

module {
func.func @program(%arg0: tensor<3xf8E4M3>, %arg1: tensor<2xf8E4M3>) -> tensor<3xf8E4M3> {
  %0 = stablehlo.constant dense<0xF8> : tensor<f8E4M3>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 1>, padding = dense<[[-2, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<f8E4M3>, %3: tensor<f8E4M3>):
    %4 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<f8E4M3>, %6: tensor<f8E4M3>):
    %7 = stablehlo.maximum %5, %6 : tensor<f8E4M3>
    stablehlo.return %7 : tensor<f8E4M3>
  }) : (tensor<3xf8E4M3>, tensor<2xf8E4M3>, tensor<f8E4M3>) -> tensor<3xf8E4M3>
  return %1 : tensor<3xf8E4M3>
}

  func.func @main(%input0: tensor<3xf8E4M3>, %input1: tensor<2xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E4M3>, tensor<2xf8E4M3>) -> (tensor<3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0.0]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF0000000000000, 0.0]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    %v7 = stablehlo.constant dense<[-4503599627370496, -4503599627370496, 0]> : tensor<3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v9 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3xi1>, tensor<3xi1>
    %v11 = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
    %v12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<3xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<3xi1>
    check.expect_eq_const %v15, dense<true> : tensor<3xi1>
    func.return
  }
}
