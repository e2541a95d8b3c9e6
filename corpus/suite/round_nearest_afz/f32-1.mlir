// RUN: stablehlo-translate --interpret %s --args='[dense<[[-7.281147, 0.640144]]> : tensor<1x2xf32>]'
// RUN: : @program
// stablehlo.round_nearest_afz on f32, envelope values
//   S: rank 2
//   S: has 1
//   E: f32
// legal 0 0: [-7.0,1.0]

module {
func.func @program(%arg0: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %0 = stablehlo.round_nearest_afz %arg0 : tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

  func.func @main(%input0: tensor<1x2xf32>) {
    %r = func.call @program(%input0) : (tensor<1x2xf32>) -> (tensor<1x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf32>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[-7.0, 1.0]]> : tensor<1x2xf64>
    func.return
  }
}
