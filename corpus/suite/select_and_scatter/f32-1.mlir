// RUN: stablehlo-translate --interpret %s --args='[dense<[6.0, 5.0]> : tensor<2xf32>, dense<> : tensor<0xf32>]'
// RUN: : @program
// stablehlo.select_and_scatter on f32, exact values
//   S: rank 1
//   E: f32
//   F: f32
//   window_dimensions: low
//   window_strides: low + 1
//   padding: negative
//   padding: near 2 - 1
// legal 0 0: [1.0,1.0]

module {
func.func @program(%arg0: tensor<2xf32>, %arg1: tensor<0xf32>) -> tensor<2xf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>, padding = dense<[[-2, -2]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>):
    %4 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.or %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f32>, %7: tensor<f32>):
    %8 = stablehlo.multiply %6, %7 : tensor<f32>
    stablehlo.return %8 : tensor<f32>
  }) : (tensor<2xf32>, tensor<0xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

  func.func @main(%input0: tensor<2xf32>, %input1: tensor<0xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf32>, tensor<0xf32>) -> (tensor<2xf32>)
    %v0 = stablehlo.convert %r : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<2xf64>
    func.return
  }
}
