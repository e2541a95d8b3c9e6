// RUN: stablehlo-translate --interpret %s --args='[dense<[96]> : tensor<1xui8>]'
// RUN: : @program
// stablehlo.select_and_scatter on ui8, special values
//   S: rank 1
//   S: has 1
//   E: ui8
//   F: ui8
//   padding: 0
//   padding: positive
//   padding: near 1
//   padding: near 2 + 1
// legal 0 0: [96]

module {
func.func @program(%arg0: tensor<1xui8>) -> tensor<1xui8> {
  %0 = stablehlo.constant dense<255> : tensor<ui8>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg0, %0) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 3>, padding = dense<[[0, 3]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.add %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<ui8>, %7: tensor<ui8>):
    %8 = stablehlo.minimum %6, %7 : tensor<ui8>
    stablehlo.return %8 : tensor<ui8>
  }) : (tensor<1xui8>, tensor<1xui8>, tensor<ui8>) -> tensor<1xui8>
  return %1 : tensor<1xui8>
}

  func.func @main(%input0: tensor<1xui8>) {
    %r = func.call @program(%input0) : (tensor<1xui8>) -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<96> : tensor<1xui8>
    func.return
  }
}
