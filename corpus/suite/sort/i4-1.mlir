// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 2, 1, 7]> : tensor<4xi4>]'
// RUN: : @program
// stablehlo.sort on i4, exact values
//   N: low + 1
//   S: rank 1
//   E: i4
//   dimension: low
//   is_stable: false
// legal 0 0: [2,4,-6,-2]
// legal 0 1: [7,2,1,0]

module {
func.func @program(%arg0: tensor<4xi4>) -> (tensor<4xi4>, tensor<4xi4>) {
  %0 = stablehlo.constant dense<[-2, 4, -6, 2]> : tensor<4xi4>
  %1, %2 = "stablehlo.sort"(%arg0, %0) ({
  ^bb0(%3: tensor<i4>, %4: tensor<i4>, %5: tensor<i4>, %6: tensor<i4>):
    %7 = stablehlo.compare GT, %3, %4 : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }) : (tensor<4xi4>, tensor<4xi4>) -> (tensor<4xi4>, tensor<4xi4>)
  return %2, %1 : tensor<4xi4>, tensor<4xi4>
}

  func.func @main(%input0: tensor<4xi4>) {
    %r:2 = func.call @program(%input0) : (tensor<4xi4>) -> (tensor<4xi4>, tensor<4xi4>)
    check.expect_eq_const %r#0, dense<[2, 4, -6, -2]> : tensor<4xi4>
    check.expect_eq_const %r#1, dense<[7, 2, 1, 0]> : tensor<4xi4>
    func.return
  }
}
