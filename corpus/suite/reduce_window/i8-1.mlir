// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 2]> : tensor<2xi8>]'
// RUN: : @program
// stablehlo.reduce_window on i8, special values
//   N: low + 1
//   S: rank 1
//   E: i8
//   F: i8
//   window_dimensions: low + 1
//   window_strides: low
//   base_dilations: low
//   window_dilations: low
//   padding: negative
//   padding: positive
//   padding: near 1 - 1
//   padding: near 1 + 1
//   padding: near 2 - 1
//   padding: near 2 + 1
// legal 0 0: [-5]
// legal 0 1: [2]

module {
func.func @program(%arg0: tensor<2xi8>) -> (tensor<1xi8>, tensor<1xi8>) {
  %0 = stablehlo.constant dense<[-1, -5]> : tensor<2xi8>
  %1 = stablehlo.constant dense<-128> : tensor<i8>
  %2 = stablehlo.constant dense<0> : tensor<i8>
  %3, %4 = "stablehlo.reduce_window"(%arg0, %0, %1, %2) <{window_dimensions = array<i64: 2>, padding = dense<[[-1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%5: tensor<i8>, %6: tensor<i8>, %7: tensor<i8>, %8: tensor<i8>):
    %9 = stablehlo.maximum %5, %7 : tensor<i8>
    %10 = stablehlo.xor %6, %8 : tensor<i8>
    stablehlo.return %9, %10 : tensor<i8>, tensor<i8>
  }) : (tensor<2xi8>, tensor<2xi8>, tensor<i8>, tensor<i8>) -> (tensor<1xi8>, tensor<1xi8>)
  return %4, %3 : tensor<1xi8>, tensor<1xi8>
}

  func.func @main(%input0: tensor<2xi8>) {
    %r:2 = func.call @program(%input0) : (tensor<2xi8>) -> (tensor<1xi8>, tensor<1xi8>)
    check.expect_eq_const %r#0, dense<-5> : tensor<1xi8>
    check.expect_eq_const %r#1, dense<2> : tensor<1xi8>
    func.return
  }
}
