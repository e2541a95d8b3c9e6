// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0, -2], [-8, 7], [0, -7]]], [[[1, 1], [6, 7], [-3, -5]]]]> : tensor<2x1x3x2xi4>, dense<[[[[3, 1], [1, -8], [4, -1]]], [[[-1, 1], [-7, 7], [5, -2]]]]> : tensor<2x1x3x2xi4>]'
// RUN: : @program
// stablehlo.reduce on i4, special values
//   D: rank 3+
//   D: has 1
//   S: rank 0
//   E: i4
//   F: i4
//   dimensions: unordered
// legal 0 0: [null]
// legal 0 1: [-8]
// legal 0 2: [-1]
// legal 0 3: [6]

module {
func.func @program(%arg0: tensor<2x1x3x2xi4>, %arg1: tensor<2x1x3x2xi4>) -> (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>) {
  %0 = stablehlo.constant dense<[[[[6, -8], [-2, 2], [-7, 2]]], [[[2, 7], [-1, -6], [-7, 6]]]]> : tensor<2x1x3x2xi4>
  %1 = stablehlo.constant dense<[[[[1, -7], [1, 0], [-5, 7]]], [[[-8, 7], [-7, 0], [-7, 2]]]]> : tensor<2x1x3x2xi4>
  %2 = stablehlo.constant dense<0> : tensor<i4>
  %3 = stablehlo.constant dense<0> : tensor<i4>
  %4 = stablehlo.constant dense<0> : tensor<i4>
  %5 = stablehlo.constant dense<1> : tensor<i4>
  %6, %7, %8, %9 = stablehlo.reduce(%0 init: %2), (%arg0 init: %3), (%1 init: %4), (%arg1 init: %5) across dimensions = [3, 2, 1, 0] : (tensor<2x1x3x2xi4>, tensor<2x1x3x2xi4>, tensor<2x1x3x2xi4>, tensor<2x1x3x2xi4>, tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>) -> (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>) reducer(%10: tensor<i4>, %14: tensor<i4>) (%11: tensor<i4>, %15: tensor<i4>) (%12: tensor<i4>, %16: tensor<i4>) (%13: tensor<i4>, %17: tensor<i4>) {
    %18 = stablehlo.xor %10, %14 : tensor<i4>
    %19 = stablehlo.xor %11, %15 : tensor<i4>
    %20 = stablehlo.xor %12, %16 : tensor<i4>
    %21 = stablehlo.multiply %13, %17 : tensor<i4>
    stablehlo.return %18, %19, %20, %21 : tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>
  }
  return %9, %8, %7, %6 : tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>
}

  func.func @main(%input0: tensor<2x1x3x2xi4>, %input1: tensor<2x1x3x2xi4>) {
    %r:4 = func.call @program(%input0, %input1) : (tensor<2x1x3x2xi4>, tensor<2x1x3x2xi4>) -> (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>)
    %v0 = stablehlo.constant dense<7> : tensor<i4>
    %v1 = stablehlo.constant dense<-8> : tensor<i4>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<i4>, tensor<i4>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    %v5 = stablehlo.constant dense<true> : tensor<i1>
    %v6 = stablehlo.or %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    check.expect_eq_const %r#1, dense<-8> : tensor<i4>
    check.expect_eq_const %r#2, dense<-1> : tensor<i4>
    check.expect_eq_const %r#3, dense<6> : tensor<i4>
    func.return
  }
}
