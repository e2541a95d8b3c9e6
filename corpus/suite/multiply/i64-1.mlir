// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-8]], [[-4]]], [[[2]], [[4611686018427387904]]]]> : tensor<2x2x1x1xi64>]'
// RUN: : @program
// stablehlo.multiply on i64, special values
//   S: rank 3+
//   S: has 1
//   E: i64
// legal 0 0: [32,4,2,null]

module {
func.func @program(%arg0: tensor<2x2x1x1xi64>) -> tensor<2x2x1x1xi64> {
  %0 = stablehlo.constant dense<[[[[-4]], [[-1]]], [[[1]], [[-8]]]]> : tensor<2x2x1x1xi64>
  %1 = stablehlo.multiply %0, %arg0 : tensor<2x2x1x1xi64>
  return %1 : tensor<2x2x1x1xi64>
}

  func.func @main(%input0: tensor<2x2x1x1xi64>) {
    %r = func.call @program(%input0) : (tensor<2x2x1x1xi64>) -> (tensor<2x2x1x1xi64>)
    %v0 = stablehlo.constant dense<[[[[32]], [[4]]], [[[2]], [[9223372036854775807]]]]> : tensor<2x2x1x1xi64>
    %v1 = stablehlo.constant dense<[[[[32]], [[4]]], [[[2]], [[-9223372036854775808]]]]> : tensor<2x2x1x1xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x2x1x1xi64>, tensor<2x2x1x1xi64>) -> tensor<2x2x1x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x2x1x1xi64>, tensor<2x2x1x1xi64>) -> tensor<2x2x1x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2x1x1xi1>
    %v5 = stablehlo.constant dense<[[[[false]], [[false]]], [[[false]], [[true]]]]> : tensor<2x2x1x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2x1x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2x1x1xi1>
    func.return
  }
}
