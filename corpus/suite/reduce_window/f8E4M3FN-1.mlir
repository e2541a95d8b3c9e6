// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.5]> : tensor<1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.reduce_window on f8E4M3FN, envelope values
//   N: low
//   S: rank 1
//   S: has 1
//   E: f8E4M3FN
//   F: f8E4M3FN
//   window_dimensions: low
//   window_strides: low + 1
//   base_dilations: low
//   window_dilations: low + 1
//   padding: 0
//   padding: near 1
//   padding: near 2
// legal 0 0: [-2.5]

module {
func.func @program(%arg0: tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %0 = stablehlo.constant dense<-448.0> : tensor<f8E4M3FN>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>, window_dilations = array<i64: 2>}> ({
  ^bb0(%2: tensor<f8E4M3FN>, %3: tensor<f8E4M3FN>):
    %4 = stablehlo.maximum %2, %3 : tensor<f8E4M3FN>
    stablehlo.return %4 : tensor<f8E4M3FN>
  }) : (tensor<1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %1 : tensor<1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3FN>) -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-2.5> : tensor<1xf64>
    func.return
  }
}
