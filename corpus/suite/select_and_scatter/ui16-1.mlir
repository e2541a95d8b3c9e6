// RUN: stablehlo-translate --interpret %s --args='[dense<[16, 9]> : tensor<2xui16>]'
// RUN: : @program
// stablehlo.select_and_scatter on ui16, special values
//   S: rank 1
//   E: ui16
//   F: ui16
//   window_dimensions: low + 1
//   window_strides: low
//   padding: 0
//   padding: positive
//   padding: near 1
//   padding: near 2
// legal 0 0: [16384,65533]

module {
func.func @program(%arg0: tensor<2xui16>) -> tensor<2xui16> {
  %0 = stablehlo.constant dense<[9, 16384, 65533]> : tensor<3xui16>
  %1 = stablehlo.constant dense<0> : tensor<ui16>
  %2 = "stablehlo.select_and_scatter"(%arg0, %0, %1) <{window_dimensions = array<i64: 2>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%3: tensor<ui16>, %4: tensor<ui16>):
    %5 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.add %5, %5 : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
  ^bb0(%7: tensor<ui16>, %8: tensor<ui16>):
    %9 = stablehlo.add %7, %8 : tensor<ui16>
    stablehlo.return %9 : tensor<ui16>
  }) : (tensor<2xui16>, tensor<3xui16>, tensor<ui16>) -> tensor<2xui16>
  return %2 : tensor<2xui16>
}

  func.func @main(%input0: tensor<2xui16>) {
    %r = func.call @program(%input0) : (tensor<2xui16>) -> (tensor<2xui16>)
    check.expect_eq_const %r, dense<[16384, 65533]> : tensor<2xui16>
    func.return
  }
}
