// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.5, 0.5, 1.0, 0.0]> : tensor<4xf8E3M4>, dense<[-4.0]> : tensor<1xf8E3M4>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E3M4, exact values
//   S: rank 1
//   E: f8E3M4
//   F: f8E3M4
//   window_dimensions: low
//   padding: negative
//   padding: 0
//   padding: near 1
//   padding: near 2 + 1
// legal 0 0: [[0.0,0.0],[0.0,0.0],-4.0,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<4xf8E3M4>, %arg1: tensor<1xf8E3M4>) -> tensor<4xf8E3M4> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 3>, padding = dense<[[-2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<f8E3M4>, %3: tensor<f8E3M4>):
    %4 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<f8E3M4>, %6: tensor<f8E3M4>):
    %7 = stablehlo.add %5, %6 : tensor<f8E3M4>
    stablehlo.return %7 : tensor<f8E3M4>
  }) : (tensor<4xf8E3M4>, tensor<1xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
  return %1 : tensor<4xf8E3M4>
}

  func.func @main(%input0: tensor<4xf8E3M4>, %input1: tensor<1xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xf8E3M4>, tensor<1xf8E3M4>) -> (tensor<4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E3M4>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[0.0, 0.0, -4.0, 0.0]> : tensor<4xf64>
    func.return
  }
}
