// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<3x0xf4E2M1FN>, dense<> : tensor<3x0xf32>]'
// RUN: : @program
// stablehlo.reduce_window on f4E2M1FN, special values
//   N: low + 1
//   S: rank 2
//   S: has 0
//   E: f32
//   E: f4E2M1FN
//   F: f32
//   F: f4E2M1FN
//   window_dimensions: low
//   window_strides: low
//   base_dilations: low
//   window_dilations: low
//   window_dilations: low + 1
//   padding: negative
//   padding: positive
//   padding: near 1 + 1
//   padding: near 2 + 1
// legal 0 0: [[0.0,0.0]]
// legal 0 1: [6.0]

module {
func.func @program(%arg0: tensor<3x0xf4E2M1FN>, %arg1: tensor<3x0xf32>) -> (tensor<1x1xf32>, tensor<1x1xf4E2M1FN>) {
  %0 = stablehlo.constant dense<6.0> : tensor<f4E2M1FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2, %3 = "stablehlo.reduce_window"(%arg0, %arg1, %0, %1) <{window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 3, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[1, 5], [-2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%4: tensor<f4E2M1FN>, %5: tensor<f32>, %6: tensor<f4E2M1FN>, %7: tensor<f32>):
    %8 = stablehlo.minimum %4, %6 : tensor<f4E2M1FN>
    %9 = stablehlo.add %5, %7 : tensor<f32>
    stablehlo.return %8, %9 : tensor<f4E2M1FN>, tensor<f32>
  }) : (tensor<3x0xf4E2M1FN>, tensor<3x0xf32>, tensor<f4E2M1FN>, tensor<f32>) -> (tensor<1x1xf4E2M1FN>, tensor<1x1xf32>)
  return %3, %2 : tensor<1x1xf32>, tensor<1x1xf4E2M1FN>
}

  func.func @main(%input0: tensor<3x0xf4E2M1FN>, %input1: tensor<3x0xf32>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<3x0xf4E2M1FN>, tensor<3x0xf32>) -> (tensor<1x1xf32>, tensor<1x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x1xf32>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<1x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x1xf4E2M1FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v1, dense<6.0> : tensor<1x1xf64>
    func.return
  }
}
