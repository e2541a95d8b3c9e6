// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 2]> : tensor<2xui32>]'
// RUN: : @program
// stablehlo.select_and_scatter on ui32, special values
//   S: rank 1
//   E: ui32
//   F: ui32
//   window_dimensions: low + 1
//   padding: positive
//   padding: near 1 + 1
//   padding: near 2 + 1
// legal 0 0: [1,9]

module {
func.func @program(%arg0: tensor<2xui32>) -> tensor<2xui32> {
  %0 = stablehlo.constant dense<[2147483648, 9]> : tensor<2xui32>
  %1 = stablehlo.constant dense<1> : tensor<ui32>
  %2 = "stablehlo.select_and_scatter"(%arg0, %0, %1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 3>, padding = dense<[[3, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.add %5, %5 : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
  ^bb0(%7: tensor<ui32>, %8: tensor<ui32>):
    %9 = stablehlo.multiply %7, %8 : tensor<ui32>
    stablehlo.return %9 : tensor<ui32>
  }) : (tensor<2xui32>, tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
  return %2 : tensor<2xui32>
}

  func.func @main(%input0: tensor<2xui32>) {
    %r = func.call @program(%input0) : (tensor<2xui32>) -> (tensor<2xui32>)
    check.expect_eq_const %r, dense<[1, 9]> : tensor<2xui32>
    func.return
  }
}
