// RUN: stablehlo-translate --interpret %s --args='[dense<[3.75]> : tensor<1xf8E4M3B11FNUZ>, dense<[0.00012207031]> : tensor<1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.select_and_scatter on f8E4M3B11FNUZ, special values
//   S: rank 1
//   S: has 1
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   window_dimensions: low
//   window_strides: low
//   padding: negative
//   padding: positive
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1xf8E4M3B11FNUZ>, %arg1: tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 1>, padding = dense<[[2, -2]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<f8E4M3B11FNUZ>, %3: tensor<f8E4M3B11FNUZ>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.xor %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f8E4M3B11FNUZ>, %7: tensor<f8E4M3B11FNUZ>):
    %8 = stablehlo.add %6, %7 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %8 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  return %1 : tensor<1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3B11FNUZ>, %input1: tensor<1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<1xf64>
    func.return
  }
}
