// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-7], [-2], [3], [-1]]]]> : tensor<1x1x4x1xi8>]'
// RUN: : @program
// stablehlo.popcnt on i8, exact values
//   S: rank 3+
//   S: has 1
//   E: i8
// legal 0 0: [6,7,2,8]

module {
func.func @program(%arg0: tensor<1x1x4x1xi8>) -> tensor<1x1x4x1xi8> {
  %0 = stablehlo.popcnt %arg0 : tensor<1x1x4x1xi8>
  return %0 : tensor<1x1x4x1xi8>
}

  func.func @main(%input0: tensor<1x1x4x1xi8>) {
    %r = func.call @program(%input0) : (tensor<1x1x4x1xi8>) -> (tensor<1x1x4x1xi8>)
    check.expect_eq_const %r, dense<[[[[6], [7], [2], [8]]]]> : tensor<1x1x4x1xi8>
    func.return
  }
}
