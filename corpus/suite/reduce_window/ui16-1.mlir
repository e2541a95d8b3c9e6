// RUN: stablehlo-translate --interpret %s --args='[dense<[3, 0]> : tensor<2xui16>, dense<[4, 4]> : tensor<2xi32>, dense<[4, 8]> : tensor<2xui16>]'
// RUN: : @program
// stablehlo.reduce_window on ui16, envelope values
//   S: rank 1
//   E: i32
//   E: ui16
//   F: i32
//   F: ui16
//   window_strides: low + 1
//   window_dilations: low
//   padding: 0
//   padding: positive
//   padding: near 1
// legal 0 0: [1,4,1]
// legal 0 1: [-2147483648,4,-2147483648]
// legal 0 2: [0,3,0]

module {
func.func @program(%arg0: tensor<2xui16>, %arg1: tensor<2xi32>, %arg2: tensor<2xui16>) -> (tensor<3xui16>, tensor<3xi32>, tensor<3xui16>) {
  %0 = stablehlo.constant dense<0> : tensor<ui16>
  %1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %2 = stablehlo.constant dense<1> : tensor<ui16>
  %3, %4, %5 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %0, %1, %2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 4>, padding = dense<[[3, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%6: tensor<ui16>, %7: tensor<i32>, %8: tensor<ui16>, %9: tensor<ui16>, %10: tensor<i32>, %11: tensor<ui16>):
    %12 = stablehlo.xor %6, %9 : tensor<ui16>
    %13 = stablehlo.maximum %7, %10 : tensor<i32>
    %14 = stablehlo.multiply %8, %11 : tensor<ui16>
    stablehlo.return %12, %13, %14 : tensor<ui16>, tensor<i32>, tensor<ui16>
  }) : (tensor<2xui16>, tensor<2xi32>, tensor<2xui16>, tensor<ui16>, tensor<i32>, tensor<ui16>) -> (tensor<3xui16>, tensor<3xi32>, tensor<3xui16>)
  return %5, %4, %3 : tensor<3xui16>, tensor<3xi32>, tensor<3xui16>
}

  func.func @main(%input0: tensor<2xui16>, %input1: tensor<2xi32>, %input2: tensor<2xui16>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<2xui16>, tensor<2xi32>, tensor<2xui16>) -> (tensor<3xui16>, tensor<3xi32>, tensor<3xui16>)
    check.expect_eq_const %r#0, dense<[1, 4, 1]> : tensor<3xui16>
    check.expect_eq_const %r#1, dense<[-2147483648, 4, -2147483648]> : tensor<3xi32>
    check.expect_eq_const %r#2, dense<[0, 3, 0]> : tensor<3xui16>
    func.return
  }
}
