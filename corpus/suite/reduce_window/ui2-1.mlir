// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 1]> : tensor<2xui2>]'
// RUN: : @program
// stablehlo.reduce_window on ui2, envelope values
//   N: low
//   S: rank 1
//   E: ui2
//   F: ui8
//   window_dimensions: low + 1
//   window_strides: low
//   base_dilations: low
//   padding: positive
//   padding: near 2 - 1
// legal 0 0: [0,0]

module {
func.func @program(%arg0: tensor<2xui2>) -> tensor<2xui8> {
  %0 = stablehlo.constant dense<0> : tensor<ui2>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 4>, padding = dense<[[2, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
    %4 = stablehlo.add %2, %3 : tensor<ui8>
    stablehlo.return %4 : tensor<ui8>
  }) : (tensor<2xui2>, tensor<ui2>) -> tensor<2xui8>
  return %1 : tensor<2xui8>
}

  func.func @main(%input0: tensor<2xui2>) {
    %r = func.call @program(%input0) : (tensor<2xui2>) -> (tensor<2xui8>)
    check.expect_eq_const %r, dense<0> : tensor<2xui8>
    func.return
  }
}
