// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<1x0xf8E4M3FN>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E4M3FN, exact values
//   S: rank 2
//   E: f8E4M3FN
//   F: f8E4M3FN
//   window_dimensions: low
//   window_strides: low + 1
//   padding: negative
//   padding: 0
//   padding: near 1
//   padding: near 2 - 1
//   padding: near 2 + 1
// legal 0 0: [1.0,1.0,1.0,1.0]

module {
func.func @program(%arg0: tensor<1x0xf8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[0.0, -0.75], [0.0, -1.0]]> : tensor<2x2xf8E4M3FN>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %2 = "stablehlo.select_and_scatter"(%0, %arg0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 6>, padding = dense<[[0, 0], [-3, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<f8E4M3FN>):
    %5 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f8E4M3FN>, %7: tensor<f8E4M3FN>):
    %8 = stablehlo.multiply %6, %7 : tensor<f8E4M3FN>
    stablehlo.return %8 : tensor<f8E4M3FN>
  }) : (tensor<2x2xf8E4M3FN>, tensor<1x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %2 : tensor<2x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x0xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1x0xf8E4M3FN>) -> (tensor<2x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<2x2xf64>
    func.return
  }
}
