// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 8, 9, 6, 7]> : tensor<5xui64>]'
// RUN: : @program
// stablehlo.sort on ui64, exact values
//   N: low + 1
//   S: rank 1
//   E: ui64
//   dimension: low
//   is_stable: false
// legal 0 0: [8,1,1,4,1]
// legal 0 1: [1,6,7,8,9]

module {
func.func @program(%arg0: tensor<5xui64>) -> (tensor<5xui64>, tensor<5xui64>) {
  %0 = stablehlo.constant dense<[8, 4, 1, 1, 1]> : tensor<5xui64>
  %1, %2 = "stablehlo.sort"(%arg0, %0) ({
  ^bb0(%3: tensor<ui64>, %4: tensor<ui64>, %5: tensor<ui64>, %6: tensor<ui64>):
    %7 = stablehlo.compare LT, %3, %4 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }) : (tensor<5xui64>, tensor<5xui64>) -> (tensor<5xui64>, tensor<5xui64>)
  return %2, %1 : tensor<5xui64>, tensor<5xui64>
}

  func.func @main(%input0: tensor<5xui64>) {
    %r:2 = func.call @program(%input0) : (tensor<5xui64>) -> (tensor<5xui64>, tensor<5xui64>)
    check.expect_eq_const %r#0, dense<[8, 1, 1, 4, 1]> : tensor<5xui64>
    check.expect_eq_const %r#1, dense<[1, 6, 7, 8, 9]> : tensor<5xui64>
    func.return
  }
}
