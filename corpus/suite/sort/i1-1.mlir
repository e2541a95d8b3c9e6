// RUN: stablehlo-translate --interpret %s --args='[dense<[true]> : tensor<1xi1>]'
// RUN: : @program
// stablehlo.sort on i1, envelope values
//   N: low + 1
//   S: rank 1
//   S: has 1
//   E: i1
//   dimension: low + 1
//   dimension: high
//   is_stable: true
// legal 0 0: [true]
// legal 0 1: [false]

module {
func.func @program(%arg0: tensor<1xi1>) -> (tensor<1xi1>, tensor<1xi1>) {
  %0 = stablehlo.constant dense<[false]> : tensor<1xi1>
  %1, %2 = "stablehlo.sort"(%0, %arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%3: tensor<i1>, %4: tensor<i1>, %5: tensor<i1>, %6: tensor<i1>):
    %7 = stablehlo.compare LT, %3, %4 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }) : (tensor<1xi1>, tensor<1xi1>) -> (tensor<1xi1>, tensor<1xi1>)
  return %2, %1 : tensor<1xi1>, tensor<1xi1>
}

  func.func @main(%input0: tensor<1xi1>) {
    %r:2 = func.call @program(%input0) : (tensor<1xi1>) -> (tensor<1xi1>, tensor<1xi1>)
    check.expect_eq_const %r#0, dense<true> : tensor<1xi1>
    check.expect_eq_const %r#1, dense<false> : tensor<1xi1>
    func.return
  }
}
