// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, -4.0]]]> : tensor<1x1x2xf32>, dense<> : tensor<1x1x0xf32>, dense<1> : tensor<ui4>, dense<1> : tensor<ui4>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on f32, exact values
//   S: rank 3+
//   S: has 1
//   U: low
//   U: low + 1
//   U: high
//   E: f32
//   I: ui4
// legal 0 0: [0.0,-4.0]

module {
func.func @program(%arg0: tensor<1x1x2xf32>, %arg1: tensor<1x1x0xf32>, %arg2: tensor<ui4>, %arg3: tensor<ui4>) -> tensor<1x1x2xf32> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3, %arg2 : (tensor<1x1x2xf32>, tensor<1x1x0xf32>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> tensor<1x1x2xf32>
  return %0 : tensor<1x1x2xf32>
}

  func.func @main(%input0: tensor<1x1x2xf32>, %input1: tensor<1x1x0xf32>, %input2: tensor<ui4>, %input3: tensor<ui4>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x1x2xf32>, tensor<1x1x0xf32>, tensor<ui4>, tensor<ui4>) -> (tensor<1x1x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1x2xf32>) -> tensor<1x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x2xf64>) -> tensor<1x1x2xi64>
    check.expect_eq_const %v1, dense<[[[0, -4607182418800017408]]]> : tensor<1x1x2xi64>
    func.return
  }
}
