// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0xf8E5M2>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E5M2, special values
//   S: rank 1
//   S: has 1
//   E: f8E5M2
//   F: f8E5M2
//   window_strides: low
//   padding: negative
//   padding: 0
//   padding: near 1 - 1
//   padding: near 1
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<0xf8E5M2>) -> tensor<1xf8E5M2> {
  %0 = stablehlo.constant dense<[0x7C]> : tensor<1xf8E5M2>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %2 = "stablehlo.select_and_scatter"(%0, %arg0, %1) <{window_dimensions = array<i64: 4>, padding = dense<[[-1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%3: tensor<f8E5M2>, %4: tensor<f8E5M2>):
    %5 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f8E5M2>, %7: tensor<f8E5M2>):
    %8 = stablehlo.multiply %6, %7 : tensor<f8E5M2>
    stablehlo.return %8 : tensor<f8E5M2>
  }) : (tensor<1xf8E5M2>, tensor<0xf8E5M2>, tensor<f8E5M2>) -> tensor<1xf8E5M2>
  return %2 : tensor<1xf8E5M2>
}

  func.func @main(%input0: tensor<0xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<0xf8E5M2>) -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1xf64>
    func.return
  }
}
