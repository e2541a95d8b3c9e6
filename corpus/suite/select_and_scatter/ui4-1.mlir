// RUN: stablehlo-translate --interpret %s --args='[dense<[1]> : tensor<1xui4>, dense<> : tensor<0xui4>]'
// RUN: : @program
// stablehlo.select_and_scatter on ui4, envelope values
//   S: rank 1
//   S: has 1
//   E: ui4
//   F: ui4
//   window_dimensions: low
//   padding: negative
//   padding: positive
//   padding: near 1 + 1
//   padding: near 2 + 1
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xui4>, %arg1: tensor<0xui4>) -> tensor<1xui4> {
  %0 = stablehlo.constant dense<0> : tensor<ui4>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 3>, padding = dense<[[-5, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<ui4>, %3: tensor<ui4>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<ui4>, %6: tensor<ui4>):
    %7 = stablehlo.add %5, %6 : tensor<ui4>
    stablehlo.return %7 : tensor<ui4>
  }) : (tensor<1xui4>, tensor<0xui4>, tensor<ui4>) -> tensor<1xui4>
  return %1 : tensor<1xui4>
}

  func.func @main(%input0: tensor<1xui4>, %input1: tensor<0xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui4>, tensor<0xui4>) -> (tensor<1xui4>)
    check.expect_eq_const %r, dense<0> : tensor<1xui4>
    func.return
  }
}
