// RUN: stablehlo-translate --interpret %s --args='[dense<[2]> : tensor<1xi32>, dense<[4]> : tensor<1xi32>]'
// RUN: : @program
// stablehlo.sort on i32, special values
//   S: rank 1
//   S: has 1
//   E: i32
//   dimension: low
//   is_stable: false
// legal 0 0: [4]
// legal 0 1: [5]
// legal 0 2: [2]

module {
func.func @program(%arg0: tensor<1xi32>, %arg1: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) {
  %0 = stablehlo.constant dense<[5]> : tensor<1xi32>
  %1, %2, %3 = "stablehlo.sort"(%arg0, %0, %arg1) ({
  ^bb0(%4: tensor<i32>, %5: tensor<i32>, %6: tensor<i32>, %7: tensor<i32>, %8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.compare GT, %4, %5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
  return %3, %2, %1 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>
}

  func.func @main(%input0: tensor<1xi32>, %input1: tensor<1xi32>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    check.expect_eq_const %r#0, dense<4> : tensor<1xi32>
    check.expect_eq_const %r#1, dense<5> : tensor<1xi32>
    check.expect_eq_const %r#2, dense<2> : tensor<1xi32>
    func.return
  }
}
