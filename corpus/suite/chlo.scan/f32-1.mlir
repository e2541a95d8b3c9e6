// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<> : tensor<1x0xf32>]'
// RUN: : @program
// chlo.scan on f32, special values
//   N: low
//   L: low
//   n: 1
//   dimension: low
//   S: rank 1
//   S: has 0
//   T: rank 0
//   T: rank 1
//   E: f32
//   F: f32
//   scan_dim_size: absent
//   is_reverse: true
//   is_associative: given
//   is_associative: false
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [2.0]
// legal 0 1: [-4.0,-3.0,-3.5]
// legal 0 2: [1.0,-4.0,0.5,0.0]

module {
func.func @program(%arg0: tensor<1x0xf32>) -> (tensor<1xf32>, tensor<1x3xf32>, tensor<1x4xf32>) {
  %0, %1, %2 = chlo.scan(%arg0) inits () dimension=0 attributes {is_reverse = true, is_associative = false} {
  ^bb0(%3: tensor<0xf32>):
    %4 = stablehlo.constant dense<[1.0, -4.0, 0.5, 0.0]> : tensor<4xf32>
    %5 = stablehlo.constant dense<[-4.0, -3.0, -3.5]> : tensor<3xf32>
    %6 = stablehlo.constant dense<2.0> : tensor<f32>
    %7 = stablehlo.minimum %6, %6 : tensor<f32>
    stablehlo.return %4, %5, %7 : tensor<4xf32>, tensor<3xf32>, tensor<f32>
  } : (tensor<1x0xf32>) -> (tensor<1x4xf32>, tensor<1x3xf32>, tensor<1xf32>)
  return %2, %1, %0 : tensor<1xf32>, tensor<1x3xf32>, tensor<1x4xf32>
}

  func.func @main(%input0: tensor<1x0xf32>) {
    %r:3 = func.call @program(%input0) : (tensor<1x0xf32>) -> (tensor<1xf32>, tensor<1x3xf32>, tensor<1x4xf32>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x3xf32>) -> tensor<1x3xf64>
    check.expect_eq_const %v1, dense<[[-4.0, -3.0, -3.5]]> : tensor<1x3xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1x4xf32>) -> tensor<1x4xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1x4xf64>) -> tensor<1x4xi64>
    check.expect_eq_const %v3, dense<[[4607182418800017408, -4607182418800017408, 4602678819172646912, 0]]> : tensor<1x4xi64>
    func.return
  }
}
