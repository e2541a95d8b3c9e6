// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5]> : tensor<1xf6E3M2FN>, dense<> : tensor<0xf6E3M2FN>]'
// RUN: : @program
// stablehlo.select_and_scatter on f6E3M2FN, exact values
//   S: rank 1
//   S: has 1
//   E: f6E3M2FN
//   F: f8E4M3FNUZ
//   window_dimensions: low + 1
//   padding: 0
//   padding: near 1
//   padding: near 2 - 1
// legal 0 0: [-28.0]

module {
func.func @program(%arg0: tensor<1xf6E3M2FN>, %arg1: tensor<0xf6E3M2FN>) -> tensor<1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<-28.0> : tensor<f6E3M2FN>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 4>}> ({
  ^bb0(%2: tensor<f6E3M2FN>, %3: tensor<f6E3M2FN>):
    %4 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<f8E4M3FNUZ>, %6: tensor<f8E4M3FNUZ>):
    %7 = stablehlo.maximum %5, %6 : tensor<f8E4M3FNUZ>
    stablehlo.return %7 : tensor<f8E4M3FNUZ>
  }) : (tensor<1xf6E3M2FN>, tensor<0xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<1xf8E4M3FNUZ>
  return %1 : tensor<1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1xf6E3M2FN>, %input1: tensor<0xf6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf6E3M2FN>, tensor<0xf6E3M2FN>) -> (tensor<1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-28.0> : tensor<1xf64>
    func.return
  }
}
