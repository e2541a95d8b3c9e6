// RUN: stablehlo-translate --interpret %s --args='[dense<[[[true], [false]], [[true], [false]], [[false], [false]]]> : tensor<3x2x1xi1>]'
// RUN: : @program
// stablehlo.reduce on i1, envelope values
//   N: low + 1
//   D: rank 3+
//   D: has 1
//   S: rank 0
//   E: i1
//   F: i1
//   dimensions: unordered
// legal 0 0: [true]
// legal 0 1: [true]

module {
func.func @program(%arg0: tensor<3x2x1xi1>) -> (tensor<i1>, tensor<i1>) {
  %0 = stablehlo.constant dense<[[[false], [true]], [[false], [true]], [[false], [false]]]> : tensor<3x2x1xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = stablehlo.constant dense<false> : tensor<i1>
  %3, %4 = stablehlo.reduce(%arg0 init: %1), (%0 init: %2) across dimensions = [2, 1, 0] : (tensor<3x2x1xi1>, tensor<3x2x1xi1>, tensor<i1>, tensor<i1>) -> (tensor<i1>, tensor<i1>) reducer(%5: tensor<i1>, %7: tensor<i1>) (%6: tensor<i1>, %8: tensor<i1>) {
    %9 = stablehlo.or %5, %7 : tensor<i1>
    %10 = stablehlo.maximum %6, %8 : tensor<i1>
    stablehlo.return %9, %10 : tensor<i1>, tensor<i1>
  }
  return %4, %3 : tensor<i1>, tensor<i1>
}

  func.func @main(%input0: tensor<3x2x1xi1>) {
    %r:2 = func.call @program(%input0) : (tensor<3x2x1xi1>) -> (tensor<i1>, tensor<i1>)
    check.expect_eq_const %r#0, dense<true> : tensor<i1>
    check.expect_eq_const %r#1, dense<true> : tensor<i1>
    func.return
  }
}
