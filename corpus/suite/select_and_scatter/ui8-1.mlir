// RUN: stablehlo-translate --interpret %s --args='[dense<[4]> : tensor<1xui8>, dense<> : tensor<0xui8>]'
// RUN: : @program
// stablehlo.select_and_scatter on ui8, exact values
//   S: rank 1
//   S: has 1
//   E: ui8
//   F: ui8
//   window_strides: low
//   padding: negative
//   padding: positive
//   padding: near 2
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xui8>, %arg1: tensor<0xui8>) -> tensor<1xui8> {
  %0 = stablehlo.constant dense<0> : tensor<ui8>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 4>, padding = dense<[[3, -3]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.minimum %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<ui8>, %7: tensor<ui8>):
    %8 = stablehlo.xor %6, %7 : tensor<ui8>
    stablehlo.return %8 : tensor<ui8>
  }) : (tensor<1xui8>, tensor<0xui8>, tensor<ui8>) -> tensor<1xui8>
  return %1 : tensor<1xui8>
}

  func.func @main(%input0: tensor<1xui8>, %input1: tensor<0xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui8>, tensor<0xui8>) -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<0> : tensor<1xui8>
    func.return
  }
}
