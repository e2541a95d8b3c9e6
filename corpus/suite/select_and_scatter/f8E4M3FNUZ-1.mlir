// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0, 0.0, 0.0, 1.0, 0.0]]> : tensor<1x5xf8E4M3FNUZ>, dense<[[0.25]]> : tensor<1x1xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E4M3FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   window_dimensions: low
//   padding: negative
//   padding: 0
//   padding: positive
//   padding: near 1 - 1
//   padding: near 1
//   padding: near 1 + 1
//   padding: near 2 - 1
//   padding: near 2 + 1
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x5xf8E4M3FNUZ>, %arg1: tensor<1x1xf8E4M3FNUZ>) -> tensor<1x5xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 3, 3>, padding = dense<[[-1, 1], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%2: tensor<f8E4M3FNUZ>, %3: tensor<f8E4M3FNUZ>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.maximum %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f8E4M3FNUZ>, %7: tensor<f8E4M3FNUZ>):
    %8 = stablehlo.add %6, %7 : tensor<f8E4M3FNUZ>
    stablehlo.return %8 : tensor<f8E4M3FNUZ>
  }) : (tensor<1x5xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<1x5xf8E4M3FNUZ>
  return %1 : tensor<1x5xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x5xf8E4M3FNUZ>, %input1: tensor<1x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x5xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>) -> (tensor<1x5xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x5xf8E4M3FNUZ>) -> tensor<1x5xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<1x5xf64>
    func.return
  }
}
