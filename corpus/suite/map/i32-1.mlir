// RUN: stablehlo-translate --interpret %s --args='[dense<[[[756492750, 1073741824, 573905725], [2147483647, 2147483647, 563819918]]]> : tensor<1x2x3xi32>]'
// RUN: : @program
// stablehlo.map on i32, special values
//   N: low
//   S: rank 3+
//   S: has 1
//   E: i32
//   F: i32
// legal 0 0: [756492750,1073741824,573905725,2147483647,2147483647,563819918]

module {
func.func @program(%arg0: tensor<1x2x3xi32>) -> tensor<1x2x3xi32> {
  %0 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%1: tensor<i32>):
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  return %0 : tensor<1x2x3xi32>
}

  func.func @main(%input0: tensor<1x2x3xi32>) {
    %r = func.call @program(%input0) : (tensor<1x2x3xi32>) -> (tensor<1x2x3xi32>)
    check.expect_eq_const %r, dense<[[[756492750, 1073741824, 573905725], [2147483647, 2147483647, 563819918]]]> : tensor<1x2x3xi32>
    func.return
  }
}
