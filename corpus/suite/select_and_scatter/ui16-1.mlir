// RUN: stablehlo-translate --interpret %s --args='[dense<[16384]> : tensor<1xui16>]'
// RUN: : @program
// stablehlo.select_and_scatter on ui16, special values
//   S: rank 1
//   E: ui16
//   F: ui16
//   window_dimensions: low
//   padding: negative
//   padding: 0
//   padding: near 1
//   padding: near 2
// legal 0 0: [16384,65535,65535,65535]

module {
func.func @program(%arg0: tensor<1xui16>) -> tensor<4xui16> {
  %0 = stablehlo.constant dense<[32769, 65534, 2, 6]> : tensor<4xui16>
  %1 = stablehlo.constant dense<65535> : tensor<ui16>
  %2 = "stablehlo.select_and_scatter"(%0, %arg0, %1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 4>, padding = dense<[[0, -3]]> : tensor<1x2xi64>}> ({
  ^bb0(%3: tensor<ui16>, %4: tensor<ui16>):
    %5 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<ui16>, %7: tensor<ui16>):
    %8 = stablehlo.minimum %6, %7 : tensor<ui16>
    stablehlo.return %8 : tensor<ui16>
  }) : (tensor<4xui16>, tensor<1xui16>, tensor<ui16>) -> tensor<4xui16>
  return %2 : tensor<4xui16>
}

  func.func @main(%input0: tensor<1xui16>) {
    %r = func.call @program(%input0) : (tensor<1xui16>) -> (tensor<4xui16>)
    check.expect_eq_const %r, dense<[16384, 65535, 65535, 65535]> : tensor<4xui16>
    func.return
  }
}
