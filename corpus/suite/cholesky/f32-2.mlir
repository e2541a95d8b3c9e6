// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[4.0]], [[4.0]], [[1.0]]], [[[4.0]], [[4.0]], [[4.0]]]]> : tensor<2x3x1x1xf32>]'
// RUN: : @program
// stablehlo.cholesky on f32, exact values
//   B: rank 2
//   n: 1
//   E: f32
//   lower: true
// legal 0 0: [[1.9999991655349731,2.0000007152557373],[1.9999991655349731,2.0000007152557373],[0.9999995827674866,1.0000003576278687],[1.9999991655349731,2.0000007152557373],[1.9999991655349731,2.0000007152557373],[1.9999991655349731,2.0000007152557373]]

module {
func.func @program(%arg0: tensor<2x3x1x1xf32>) -> tensor<2x3x1x1xf32> {
  %0 = stablehlo.cholesky %arg0, lower = true : tensor<2x3x1x1xf32>
  return %0 : tensor<2x3x1x1xf32>
}

  func.func @main(%input0: tensor<2x3x1x1xf32>) {
    %r = func.call @program(%input0) : (tensor<2x3x1x1xf32>) -> (tensor<2x3x1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x3x1x1xf32>) -> tensor<2x3x1x1xf64>
    %v1 = stablehlo.constant dense<[[[[2.0000007152557373]], [[2.0000007152557373]], [[1.0000003576278687]]], [[[2.0000007152557373]], [[2.0000007152557373]], [[2.0000007152557373]]]]> : tensor<2x3x1x1xf64>
    %v2 = stablehlo.constant dense<[[[[1.9999991655349731]], [[1.9999991655349731]], [[0.9999995827674866]]], [[[1.9999991655349731]], [[1.9999991655349731]], [[1.9999991655349731]]]]> : tensor<2x3x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x1x1xf64>, tensor<2x3x1x1xf64>) -> tensor<2x3x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x1x1xf64>, tensor<2x3x1x1xf64>) -> tensor<2x3x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x3x1x1xi1>
    func.return
  }
}
