// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i64>, dense<7> : tensor<i64>]'
// RUN: : @program
// stablehlo.map on i64, special values
//   N: low + 1
//   S: rank 0
//   E: i64
//   F: i64
// legal 0 0: [7]

module {
func.func @program(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
    %3 = stablehlo.maximum %2, %2 : tensor<i64>
    stablehlo.return %3 : tensor<i64>
  }) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>) {
    %r = func.call @program(%input0, %input1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<7> : tensor<i64>
    func.return
  }
}
