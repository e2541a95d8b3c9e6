// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x5x5x1xi64>, dense<> : tensor<0x5x5x1xi64>]'
// RUN: : @program
// stablehlo.reduce on i64, envelope values
//   D: rank 3+
//   D: has 0
//   S: rank 1
//   S: has 1
//   E: i64
//   F: i64
//   dimensions: unordered
// legal 0 0: [9223372036854775807]
// legal 0 1: [0]
// legal 0 2: [1]

module {
func.func @program(%arg0: tensor<0x5x5x1xi64>, %arg1: tensor<0x5x5x1xi64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) {
  %0 = stablehlo.constant dense<1> : tensor<i64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %3, %4, %5 = stablehlo.reduce(%arg0 init: %0), (%arg0 init: %1), (%arg1 init: %2) across dimensions = [2, 1, 0] : (tensor<0x5x5x1xi64>, tensor<0x5x5x1xi64>, tensor<0x5x5x1xi64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) reducer(%6: tensor<i64>, %9: tensor<i64>) (%7: tensor<i64>, %10: tensor<i64>) (%8: tensor<i64>, %11: tensor<i64>) {
    %12 = stablehlo.multiply %6, %9 : tensor<i64>
    %13 = stablehlo.or %7, %10 : tensor<i64>
    %14 = stablehlo.minimum %8, %11 : tensor<i64>
    stablehlo.return %12, %13, %14 : tensor<i64>, tensor<i64>, tensor<i64>
  }
  return %5, %4, %3 : tensor<1xi64>, tensor<1xi64>, tensor<1xi64>
}

  func.func @main(%input0: tensor<0x5x5x1xi64>, %input1: tensor<0x5x5x1xi64>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<0x5x5x1xi64>, tensor<0x5x5x1xi64>) -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>)
    check.expect_eq_const %r#0, dense<9223372036854775807> : tensor<1xi64>
    check.expect_eq_const %r#1, dense<0> : tensor<1xi64>
    check.expect_eq_const %r#2, dense<1> : tensor<1xi64>
    func.return
  }
}
