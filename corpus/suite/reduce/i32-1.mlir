// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-5]], [[-2]]], [[[3]], [[-8]]], [[[-9]], [[-8]]]]> : tensor<3x2x1x1xi32>]'
// RUN: : @program
// stablehlo.reduce on i32, exact values
//   D: rank 3+
//   D: has 1
//   S: rank 1
//   S: has 1
//   E: i32
//   F: i32
//   dimensions: ascending
// legal 0 0: [-17280]
// legal 0 1: [-15]
// legal 0 2: [3]
// legal 0 3: [1867908840]

module {
func.func @program(%arg0: tensor<3x2x1x1xi32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) {
  %0 = stablehlo.constant dense<[[[[-1]], [[1867908840]]], [[[251963503]], [[1073741824]]], [[[-2147483647]], [[2]]]]> : tensor<3x2x1x1xi32>
  %1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %2 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.constant dense<1> : tensor<i32>
  %5, %6, %7, %8 = stablehlo.reduce(%0 init: %1), (%arg0 init: %2), (%arg0 init: %3), (%arg0 init: %4) across dimensions = [0, 1, 3] : (tensor<3x2x1x1xi32>, tensor<3x2x1x1xi32>, tensor<3x2x1x1xi32>, tensor<3x2x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) reducer(%9: tensor<i32>, %13: tensor<i32>) (%10: tensor<i32>, %14: tensor<i32>) (%11: tensor<i32>, %15: tensor<i32>) (%12: tensor<i32>, %16: tensor<i32>) {
    %17 = stablehlo.maximum %9, %13 : tensor<i32>
    %18 = stablehlo.maximum %10, %14 : tensor<i32>
    %19 = stablehlo.xor %11, %15 : tensor<i32>
    %20 = stablehlo.multiply %12, %16 : tensor<i32>
    stablehlo.return %17, %18, %19, %20 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %8, %7, %6, %5 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
}

  func.func @main(%input0: tensor<3x2x1x1xi32>) {
    %r:4 = func.call @program(%input0) : (tensor<3x2x1x1xi32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    check.expect_eq_const %r#0, dense<-17280> : tensor<1xi32>
    check.expect_eq_const %r#1, dense<-15> : tensor<1xi32>
    check.expect_eq_const %r#2, dense<3> : tensor<1xi32>
    check.expect_eq_const %r#3, dense<1867908840> : tensor<1xi32>
    func.return
  }
}
