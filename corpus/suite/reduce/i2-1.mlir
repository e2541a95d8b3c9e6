// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0], [1], [1]], [[-1], [-1], [1]], [[1], [0], [1]], [[-1], [1], [0]], [[0], [0], [0]]], [[[0], [-1], [1]], [[0], [0], [-1]], [[-1], [1], [0]], [[0], [0], [-1]], [[1], [0], [-1]]], [[[0], [1], [1]], [[-1], [1], [0]], [[-1], [0], [1]], [[-1], [-1], [0]], [[0], [1], [1]]]]> : tensor<3x5x3x1xi2>]'
// RUN: : @program
// stablehlo.reduce on i2, exact values
//   D: rank 2
//   S: rank 2
//   S: has 1
//   E: i2
//   F: i2
//   dimensions: unordered
// legal 0 0: [-1,-1,-1]
// legal 0 1: [-1,-1,-1]
// legal 0 2: [1,1,1]

module {
func.func @program(%arg0: tensor<3x5x3x1xi2>) -> (tensor<3x1xi2>, tensor<3x1xi2>, tensor<3x1xi2>) {
  %0 = stablehlo.constant dense<[[[[1], [1], [-1]], [[-2], [-1], [0]], [[1], [1], [-1]], [[0], [-1], [1]], [[-2], [-1], [0]]], [[[0], [-1], [1]], [[-2], [-2], [0]], [[1], [0], [1]], [[-2], [-1], [0]], [[0], [1], [1]]], [[[-1], [1], [-1]], [[0], [1], [1]], [[1], [0], [-1]], [[-2], [1], [0]], [[-2], [1], [1]]]]> : tensor<3x5x3x1xi2>
  %1 = stablehlo.constant dense<-2> : tensor<i2>
  %2 = stablehlo.constant dense<0> : tensor<i2>
  %3 = stablehlo.constant dense<1> : tensor<i2>
  %4, %5, %6 = stablehlo.reduce(%arg0 init: %1), (%0 init: %2), (%arg0 init: %3) across dimensions = [2, 1] : (tensor<3x5x3x1xi2>, tensor<3x5x3x1xi2>, tensor<3x5x3x1xi2>, tensor<i2>, tensor<i2>, tensor<i2>) -> (tensor<3x1xi2>, tensor<3x1xi2>, tensor<3x1xi2>) reducer(%7: tensor<i2>, %10: tensor<i2>) (%8: tensor<i2>, %11: tensor<i2>) (%9: tensor<i2>, %12: tensor<i2>) {
    %13 = stablehlo.maximum %7, %10 : tensor<i2>
    %14 = stablehlo.or %8, %11 : tensor<i2>
    %15 = stablehlo.minimum %9, %12 : tensor<i2>
    stablehlo.return %13, %14, %15 : tensor<i2>, tensor<i2>, tensor<i2>
  }
  return %6, %5, %4 : tensor<3x1xi2>, tensor<3x1xi2>, tensor<3x1xi2>
}

  func.func @main(%input0: tensor<3x5x3x1xi2>) {
    %r:3 = func.call @program(%input0) : (tensor<3x5x3x1xi2>) -> (tensor<3x1xi2>, tensor<3x1xi2>, tensor<3x1xi2>)
    check.expect_eq_const %r#0, dense<-1> : tensor<3x1xi2>
    check.expect_eq_const %r#1, dense<-1> : tensor<3x1xi2>
    check.expect_eq_const %r#2, dense<1> : tensor<3x1xi2>
    func.return
  }
}
