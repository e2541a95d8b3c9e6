// RUN: stablehlo-translate --interpret %s --args='[dense<[7.6293945e-06]> : tensor<1xf8E5M2FNUZ>, dense<[-4.0, -0.875]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E5M2FNUZ, special values
//   S: rank 1
//   S: has 1
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   window_dimensions: low + 1
//   window_strides: low
//   padding: positive
//   padding: near 1 + 1
//   padding: near 2
// legal 0 0: [-4.0]

module {
func.func @program(%arg0: tensor<1xf8E5M2FNUZ>, %arg1: tensor<2xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<57344.0> : tensor<f8E5M2FNUZ>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<f8E5M2FNUZ>, %3: tensor<f8E5M2FNUZ>):
    %4 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<f8E5M2FNUZ>, %6: tensor<f8E5M2FNUZ>):
    %7 = stablehlo.minimum %5, %6 : tensor<f8E5M2FNUZ>
    stablehlo.return %7 : tensor<f8E5M2FNUZ>
  }) : (tensor<1xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ>
  return %1 : tensor<1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1xf8E5M2FNUZ>, %input1: tensor<2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-4.0> : tensor<1xf64>
    func.return
  }
}
