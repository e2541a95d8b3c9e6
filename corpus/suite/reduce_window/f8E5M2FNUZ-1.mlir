// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_window on f8E5M2FNUZ, special values
//   N: low
//   S: rank 3+
//   S: has 1
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   window_dimensions: low
//   window_dimensions: low + 1
//   window_strides: low + 1
//   base_dilations: low
//   window_dilations: low + 1
//   padding: negative
//   padding: positive
//   padding: near 1 + 1
//   padding: near 2 - 1
//   padding: near 2
//   padding: near 2 + 1
// legal 0 0: [[0.0,0.0]]

module {
func.func @program() -> tensor<1x1x1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[[0.5, -1.5, 0.4375]], [[0.75, -2.0, -0.4375]], [[-2.2888184e-05, -5.0, 7.6293945e-06]]]> : tensor<3x1x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 1, 2>, window_strides = array<i64: 2, 4, 4>, window_dilations = array<i64: 2, 3, 4>, padding = dense<[[-2, 3], [1, 1], [1, 2]]> : tensor<3x2xi64>}> ({
  ^bb0(%3: tensor<f8E5M2FNUZ>, %4: tensor<f8E5M2FNUZ>):
    %5 = stablehlo.add %3, %4 : tensor<f8E5M2FNUZ>
    stablehlo.return %5 : tensor<f8E5M2FNUZ>
  }) : (tensor<3x1x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<1x1x1xf8E5M2FNUZ>
  return %2 : tensor<1x1x1xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf8E5M2FNUZ>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<1x1x1xf64>
    func.return
  }
}
