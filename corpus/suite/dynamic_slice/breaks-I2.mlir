// RUN: not stablehlo-opt %s
// breaks dynamic_slice (I2)
//   rank(start_indices...) = 0 and start_indices is int and (for t in start_indices: not is_quantized(t))

func.func @main(%arg0: tensor<3xi4>, %arg1: tensor<2xui4>) -> tensor<0xi4> {
  %0 = "stablehlo.dynamic_slice"(%arg0, %arg1) <{slice_sizes = array<i64: 0>}> : (tensor<3xi4>, tensor<2xui4>) -> tensor<0xi4>
  return %0 : tensor<0xi4>
}
