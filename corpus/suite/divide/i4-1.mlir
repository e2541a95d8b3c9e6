// RUN: stablehlo-translate --interpret %s --args='[dense<[[-7], [0]]> : tensor<2x1xi4>]'
// RUN: : @program
// stablehlo.divide on i4, special values
//   S: rank 2
//   S: has 1
//   E: i4
// legal 0 0: [1,null]

module {
func.func @program(%arg0: tensor<2x1xi4>) -> tensor<2x1xi4> {
  %0 = stablehlo.divide %arg0, %arg0 : tensor<2x1xi4>
  return %0 : tensor<2x1xi4>
}

  func.func @main(%input0: tensor<2x1xi4>) {
    %r = func.call @program(%input0) : (tensor<2x1xi4>) -> (tensor<2x1xi4>)
    %v0 = stablehlo.constant dense<[[1], [7]]> : tensor<2x1xi4>
    %v1 = stablehlo.constant dense<[[1], [-8]]> : tensor<2x1xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x1xi4>, tensor<2x1xi4>) -> tensor<2x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x1xi4>, tensor<2x1xi4>) -> tensor<2x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1xi1>
    %v5 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x1xi1>
    func.return
  }
}
