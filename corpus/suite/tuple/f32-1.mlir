// RUN: stablehlo-translate --interpret %s --args='[dense<[0x7F800000, 0xFFC00000]> : tensor<2xf32>]'
// RUN: : @program
// stablehlo.tuple on f32, special values
//   T: tensor
// legal 0 0: [1.533372402191162,-0.7344576120376587,2.6252167224884033,-2.004835367202759]

module {
func.func @program(%arg0: tensor<2xf32>) -> tensor<4x1xf32> {
  %0 = stablehlo.constant dense<[[1.5333724], [-0.7344576], [2.6252167], [-2.0048354]]> : tensor<4x1xf32>
  %1 = stablehlo.constant dense<[[[-3.2303078, 0.7085279, -5.042696, -1.9657388], [1.1754944e-38, -0.4688079, 1.0, 1.930088]], [[2.2740335, 0.29666615, 3.4028235e+38, -0.0], [-3.9588556, -1.0e-45, 0xFF800000, 1.2296453]], [[-0.25079829, -1.1754944e-38, -4.658843, 0.5], [-0.84634227, 3.4028235e+38, 1.1754942e-38, -0.5]], [[0.45351803, 0.98092145, 2.4121776, 0.31579113], [-1.0e-45, -3.4028235e+38, -0.53971404, -1.0e-45]], [[4.984665, -1.0e-45, 0xFFC00000, -6.2973256], [-0.5, 1.0e-45, -0.26898733, 0.0]]]> : tensor<5x2x4xf32>
  %2 = stablehlo.tuple %0, %arg0, %1 : tuple<tensor<4x1xf32>, tensor<2xf32>, tensor<5x2x4xf32>>
  %3 = stablehlo.get_tuple_element %2[0] : (tuple<tensor<4x1xf32>, tensor<2xf32>, tensor<5x2x4xf32>>) -> tensor<4x1xf32>
  return %3 : tensor<4x1xf32>
}

  func.func @main(%input0: tensor<2xf32>) {
    %r = func.call @program(%input0) : (tensor<2xf32>) -> (tensor<4x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf32>) -> tensor<4x1xf64>
    check.expect_eq_const %v0, dense<[[1.533372402191162], [-0.7344576120376587], [2.6252167224884033], [-2.004835367202759]]> : tensor<4x1xf64>
    func.return
  }
}
