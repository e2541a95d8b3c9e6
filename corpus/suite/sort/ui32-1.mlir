// RUN: stablehlo-translate --interpret %s --args='[dense<[1520768810, 2923446683]> : tensor<2xui32>, dense<[3, 3]> : tensor<2xui32>]'
// RUN: : @program
// stablehlo.sort on ui32, exact values
//   S: rank 1
//   E: ui32
//   dimension: low + 1
//   dimension: high
//   is_stable: true
// legal 0 0: [1,5]
// legal 0 1: [3,3]
// legal 0 2: [1520768810,2923446683]

module {
func.func @program(%arg0: tensor<2xui32>, %arg1: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) {
  %0 = stablehlo.constant dense<[1, 5]> : tensor<2xui32>
  %1, %2, %3 = "stablehlo.sort"(%arg0, %arg1, %0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%4: tensor<ui32>, %5: tensor<ui32>, %6: tensor<ui32>, %7: tensor<ui32>, %8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.compare LT, %4, %5 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>)
  return %3, %2, %1 : tensor<2xui32>, tensor<2xui32>, tensor<2xui32>
}

  func.func @main(%input0: tensor<2xui32>, %input1: tensor<2xui32>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>)
    check.expect_eq_const %r#0, dense<[1, 5]> : tensor<2xui32>
    check.expect_eq_const %r#1, dense<3> : tensor<2xui32>
    check.expect_eq_const %r#2, dense<[1520768810, 2923446683]> : tensor<2xui32>
    func.return
  }
}
